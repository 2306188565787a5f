import { expect } from 'chai'
import fc from 'fast-check'
import { isEqual } from '../base/json'
import { clashesOf, keepTyped, noEdits, type Typed, type TypedCell } from './cells'
import { onSend } from './saved-cells'
import { discardCells, isSameTyped, joinWindows } from './windows'

const typedOver = (entries: Record<string, [mine: unknown, over: unknown]>): Typed =>
  new Map(Object.entries(entries).map(([cell, [mine, over]]) => [cell, { mine, over }]))
const contentsOf = (typed: Typed) => Object.fromEntries([...typed].map(([cell, { mine }]) => [cell, mine]))

describe('edits in two windows', () => {
  const shared = typedOver({ a: ['both', 'saved'], b: ['both', 'saved'] })

  it('are joined cell by cell: a cell that one window has changed is that window’s', () => {
    const here = typedOver({ a: ['here', 'saved'], b: ['both', 'saved'] })
    const there = typedOver({ a: ['both', 'saved'], c: ['there', 'saved'] })
    const typed = joinWindows(shared, here, there)
    expect(contentsOf(typed)).to.deep.equal({ a: 'here', c: 'there' })
    expect(clashesOf(typed, null, isEqual).size).to.equal(0)
  })

  it('are offered in both windows when both changed a cell, until one edit is chosen', () => {
    const here = typedOver({ a: ['here', 'saved'] })
    const there = typedOver({ a: ['there', 'saved'] })
    const shown = (typed: Typed) => [...clashesOf(typed, null, isEqual).values()].map(each => [each.mine, each.theirs])
    const first = joinWindows(noEdits, here, there)
    const other = joinWindows(there, there, first)
    expect([shown(first), shown(other)]).to.deep.equal([[['here', 'there']], [['there', 'here']]])
    expect(isSameTyped(first, other), 'neither window writes again').to.equal(true)
    const typedOn = joinWindows(first, other, joinWindows(first, typedOver({ a: ['on', 'saved'] }), first))
    expect(contentsOf(typedOn), 'one window types more').to.deep.equal({ a: 'on' })
    expect(contentsOf(joinWindows(first, other, here)), 'chosen there').to.deep.equal({ a: 'here' })
    expect(shown(joinWindows(first, other, here))).to.deep.equal([])
  })

  it('are offered one after another when three windows changed a cell', () => {
    const [one, two, three] = ['1', '2', '3'].map(content => typedOver({ a: [content, 'saved'] })) as [
      Typed,
      Typed,
      Typed,
    ]
    const all = joinWindows(noEdits, joinWindows(noEdits, one, two), three)
    const chosen = keepTyped(all, noEdits, ['a'])
    expect(clashesOf(chosen, null, isEqual).get('a')).to.include({ mine: '1', theirs: '3' })
    expect(contentsOf(discardCells(chosen, ['a']))).to.deep.equal({ a: '3' })
  })

  it('stay unconfirmed here when the other window does not know of the save', () => {
    const last = typedOver({ a: ['mine', 'saved'] })
    const here = onSend(last, last)
    expect(joinWindows(last, here, last).get('a'), 'the same there').to.deep.equal(here.get('a'))
    const givenUp: TypedCell = { mine: 'saved', over: 'saved', phase: { name: 'unconfirmed', sent: { mine: 'mine' } } }
    expect(joinWindows(last, here, noEdits).get('a'), 'discarded there').to.deep.equal(givenUp)
    const inDoubt: Typed = new Map([['a', givenUp]])
    expect(joinWindows(inDoubt, inDoubt, noEdits).size, 'found not to have arrived').to.equal(0)
    // A discard of a sent edit keeps it as unconfirmed: when nothing is left there, a read has found that it is saved.
    expect(joinWindows(here, here, noEdits).size, 'found to be saved').to.equal(0)
  })

  it('lose no edit that either window made since both were equal', () => {
    const contents = fc.constantFrom('1', '2', '3')
    const typings = fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), contents)
      .map(each => typedOver(Object.fromEntries(Object.entries(each).map(([cell, mine]) => [cell, [mine, 'saved']]))))
    fc.assert(
      fc.property(typings, typings, typings, (last, here, there) => {
        const typed = joinWindows(last, here, there)
        for (const [mine, other] of [
          [here, there],
          [there, here],
        ] as const)
          for (const [cell, { mine: content }] of mine) {
            const isNews = last.get(cell)?.mine !== content
            const shown = [typed.get(cell), ...(typed.get(cell)?.rivals ?? [])].map(each => each?.mine)
            if (isNews) expect(shown, `${cell} beside ${other.get(cell)?.mine}`).to.include(content)
          }
      }),
    )
  })
})
