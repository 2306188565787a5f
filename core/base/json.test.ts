import { expect } from 'chai'
import { isEqual, toJson } from './json'

const kinds: readonly { readonly prototype: object }[] = [Object, Array, String, Number, Boolean]
const value = { list: ['a "b"', 1, true, null, { at: new Date(0) }], none: undefined }
const written = '{"list":["a \\"b\\"",1,true,null,{"at":"1970-01-01T00:00:00.000Z"}]}'

function ownToJson(prototype: object) {
  return Object.getOwnPropertyDescriptor(prototype, 'toJSON')
}

describe('JSON', () => {
  afterEach(() => {
    for (const { prototype } of kinds) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it('equals the standard output by default', () => {
    expect(toJson(value)).to.equal(written)
    expect(toJson(value)).to.equal(JSON.stringify(value))
  })

  for (const { prototype } of kinds)
    it(`is the same if ${prototype.constructor.name} has a toJSON, which is kept`, () => {
      const toJSON = () => 'of the page'
      for (const enumerable of [true, false]) {
        Object.defineProperty(prototype, 'toJSON', { value: toJSON, enumerable, configurable: true, writable: true })
        expect(toJson(value)).to.equal(written)
        expect(ownToJson(prototype)).to.deep.equal({ value: toJSON, enumerable, configurable: true, writable: true })
      }
    })

  it('restores the toJSON of the page when the value cannot be serialized', () => {
    const toJSON = () => 'of the page'
    Object.assign(Array.prototype, { toJSON })
    const ring: unknown[] = []
    ring.push(ring)
    expect(() => toJson(ring)).to.throw(TypeError)
    expect(ownToJson(Array.prototype)?.value).to.equal(toJSON)
  })

  it('uses a value’s own toJSON', () => {
    expect(toJson([{ toJSON: () => 'itself' }])).to.equal('["itself"]')
  })
})

describe('two values', () => {
  it('are equal by content, in any order of fields and without undefined ones', () => {
    expect(isEqual({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).to.equal(true)
    expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).to.equal(true)
    expect(isEqual(new URL('https://a.example'), new URL('https://a.example'))).to.equal(true)
  })

  const others: readonly [unknown, unknown][] = [
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [{ a: null }, {}],
    [new Date(0), new Date(1)],
    [new URL('https://a.example'), new URL('https://b.example')],
  ]
  for (const [a, b] of others)
    it(`differ: ${toJson(a)} and ${toJson(b)}`, () => {
      expect(isEqual(a, b)).to.equal(false)
      expect(isEqual(b, a)).to.equal(false)
    })
})
