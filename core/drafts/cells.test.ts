import { expect } from 'chai'
import fc from 'fast-check'
import { isEqual } from '../base/json'
import { clashesOf, joinWindows, nothing, rebase, sending, type Typed, typedSince, typeInto } from './cells'
import { typedFrom } from './typed-storage'

const base = new Map<string, unknown>([
  ['a', 'saved a'],
  ['b', 'saved b'],
])
const typedOver = (entries: Record<string, [mine: unknown, over: unknown]>): Typed =>
  new Map(Object.entries(entries).map(([cell, [mine, over]]) => [cell, { mine, over }]))
const wordsOf = (typed: Typed) => Object.fromEntries([...typed].map(([cell, { mine }]) => [cell, mine]))

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

describe('what is typed in two windows', () => {
  const shared = typedOver({ a: ['both', 'saved'], b: ['both', 'saved'] })

  it('is joined cell by cell: what only one has changed is that one’s', () => {
    const here = typedOver({ a: ['here', 'saved'], b: ['both', 'saved'] })
    const there = typedOver({ a: ['both', 'saved'], c: ['there', 'saved'] })
    const { typed, apart } = joinWindows(shared, here, there)
    expect(wordsOf(typed)).to.deep.equal({ a: 'here', c: 'there' })
    expect(apart.size).to.equal(0)
  })

  it('is apart where both have typed something else, until it is the same again', () => {
    const here = typedOver({ a: ['here', 'saved'] })
    const there = typedOver({ a: ['there', 'saved'] })
    const first = joinWindows(new Map(), here, there)
    expect([wordsOf(first.typed), wordsOf(first.apart)]).to.deep.equal([{ a: 'here' }, { a: 'there' }])
    const again = joinWindows(there, here, there, first.apart)
    expect(wordsOf(again.apart), 'it goes on').to.deep.equal({ a: 'there' })
    expect(joinWindows(there, here, here, first.apart).apart.size).to.equal(0)
  })

  it('keeps what is known here of a save without an answer, whatever the other one does that has not heard of it', () => {
    const last = typedOver({ a: ['mine', 'saved'] })
    const here = sending(last, last)
    expect(joinWindows(last, here, last).typed.get('a'), 'the same there').to.deep.equal(here.get('a'))
    const givenUp = { mine: 'saved', over: 'saved', lost: [{ mine: 'mine' }] }
    expect(joinWindows(last, here, nothing).typed.get('a'), 'given up there').to.deep.equal(givenUp)
    const inDoubt: Typed = new Map([['a', givenUp]])
    expect(joinWindows(inDoubt, inDoubt, nothing).typed.size, 'found not to have arrived').to.equal(0)
  })

  it('loses nothing that either has typed since they were the same', () => {
    const words = fc.constantFrom('1', '2', '3')
    const typings = fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), words)
      .map(each => typedOver(Object.fromEntries(Object.entries(each).map(([cell, mine]) => [cell, [mine, 'saved']]))))
    fc.assert(
      fc.property(typings, typings, typings, (last, here, there) => {
        const { typed, apart } = joinWindows(last, here, there)
        for (const [mine, other] of [
          [here, there],
          [there, here],
        ] as const)
          for (const [cell, { mine: word }] of mine) {
            const isNews = last.get(cell)?.mine !== word
            const shown = [typed.get(cell)?.mine, apart.get(cell)?.mine]
            if (isNews) expect(shown, `${cell} beside ${other.get(cell)?.mine}`).to.include(word)
          }
      }),
    )
  })
})
