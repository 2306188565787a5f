import { expect } from 'chai'
import { isEqual } from '../base/json'
import { clashesOf, nothing, rebase, sending, type Typed, typedSince, typeInto } from './cells'
import { typedFrom } from './typed-storage'

const base = new Map<string, unknown>([
  ['a', 'saved a'],
  ['b', 'saved b'],
])
const typedOver = (entries: Record<string, [mine: unknown, over: unknown]>): Typed =>
  new Map(Object.entries(entries).map(([cell, [mine, over]]) => [cell, { mine, over }]))

describe('what is typed into cells', () => {
  it('is kept with what stood there, and is nothing once it is typed back', () => {
    const once = typeInto(new Map(), base, [['a', 'mine']])
    expect([...once]).to.deep.equal([['a', { mine: 'mine', over: 'saved a' }]])
    const twice = typeInto(once, new Map([['a', 'theirs']]), [['a', 'more']])
    expect(twice.get('a'), 'over what was there at first').to.deep.equal({ mine: 'more', over: 'saved a' })
    expect(typeInto(twice, base, [['a', 'saved a']]).size).to.equal(0)
    const back = typeInto(once, new Map([['a', 'theirs']]), [['a', 'saved a']])
    expect(back.get('a'), 'while something else is there').to.deep.equal({ mine: 'saved a', over: 'saved a' })
  })

  it('clashes with what somebody else has saved in the same cell, and with nothing else', () => {
    const typed = typedOver({ a: ['mine', 'saved a'], b: ['mine', 'saved b'] })
    const now = new Map([
      ['a', 'theirs'],
      ['b', 'saved b'],
      ['c', 'theirs'],
    ])
    expect([...clashesOf(typed, now, isEqual)]).to.deep.equal([
      ['a', { mine: 'mine', theirs: 'theirs', from: 'server' }],
    ])
    expect(clashesOf(typed, new Map([...now, ['a', 'mine']]), isEqual).size, 'the same as mine').to.equal(0)
    const sent = sending(typed, typedOver({ a: ['theirs', 'saved a'] }))
    expect(clashesOf(sent, now, isEqual).size, 'what a save under way has sent').to.equal(0)
  })

  it('follows what somebody else saves where nothing else was typed than stood there once it is sent', () => {
    const sameTrimmed = (a: unknown, b: unknown) => String(a).trim() === String(b).trim()
    const typed = typedOver({ a: ['saved a ', 'saved a'] })
    expect(rebase(typed, base, sameTrimmed, nothing)).to.equal(typed)
    expect(rebase(typed, new Map([['a', 'theirs']]), sameTrimmed, nothing).size).to.equal(0)
  })

  it('stands on top of what was saved where it was typed since', () => {
    const sent = typedOver({ a: ['first', 'saved a'], b: ['mine', 'saved b'] })
    const now = typedOver({ a: ['second', 'saved a'], b: ['mine', 'saved b'], c: ['new', undefined] })
    const left = typedSince(now, sent, new Map([['a', 'first']]))
    expect([...left]).to.deep.equal([
      ['a', { mine: 'second', over: 'first' }],
      ['c', { mine: 'new', over: undefined }],
    ])
  })

  it('comes back from storage cell by cell, and without what has another shape', () => {
    const isText = (_cell: string, content: unknown) => typeof content === 'string'
    const kept = { a: { mine: 'x', over: 'y' }, b: { mine: 1, over: 'y' }, c: null, d: 'x' }
    expect([...typedFrom(kept, nothing, isText).keys()]).to.deep.equal(['a'])
    expect([...typedFrom(kept, typedOver({ b: [1, 'y'] }), isText).keys()], 'typed here').to.deep.equal(['a', 'b'])
    for (const other of [null, 'x', ['x'], 1]) expect(typedFrom(other, nothing, isText).size).to.equal(0)
  })
})
