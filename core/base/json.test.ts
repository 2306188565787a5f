import { expect } from 'chai'
import { toJson } from './json'

const kinds: readonly { readonly prototype: object }[] = [Object, Array, String, Number, Boolean]
const value = { list: ['a "b"', 1, true, null, { at: new Date(0) }], none: undefined }
const written = '{"list":["a \\"b\\"",1,true,null,{"at":"1970-01-01T00:00:00.000Z"}]}'

function own(prototype: object) {
  return Object.getOwnPropertyDescriptor(prototype, 'toJSON')
}

describe('JSON', () => {
  afterEach(() => {
    for (const { prototype } of kinds) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it('is that of the standard where nobody has touched it', () => {
    expect(toJson(value)).to.equal(written)
    expect(toJson(value)).to.equal(JSON.stringify(value))
  })

  for (const { prototype } of kinds)
    it(`is the same where ${prototype.constructor.name} has a toJSON, which stays`, () => {
      const toJSON = () => 'of the page'
      for (const enumerable of [true, false]) {
        Object.defineProperty(prototype, 'toJSON', { value: toJSON, enumerable, configurable: true, writable: true })
        expect(toJson(value)).to.equal(written)
        expect(own(prototype)).to.deep.equal({ value: toJSON, enumerable, configurable: true, writable: true })
      }
    })

  it('puts back what it took though the value cannot be written', () => {
    const toJSON = () => 'of the page'
    Object.assign(Array.prototype, { toJSON })
    const ring: unknown[] = []
    ring.push(ring)
    expect(() => toJson(ring)).to.throw(TypeError)
    expect(own(Array.prototype)?.value).to.equal(toJSON)
  })

  it('is written by a value that says how', () => {
    expect(toJson([{ toJSON: () => 'itself' }])).to.equal('["itself"]')
  })
})
