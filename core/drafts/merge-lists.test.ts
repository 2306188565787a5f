import { expect } from 'chai'
import fc from 'fast-check'
import { mergeLists } from './merge-lists'

describe('two edits of a list', () => {
  const over = ['a', 'b', 'c']

  for (const [what, mine, theirs, both] of [
    ['two items changed', ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
    ['neighbours changed', ['A', 'b', 'c'], ['a', 'B', 'c'], ['A', 'B', 'c']],
    ['one changed, another removed', ['A', 'b', 'c'], ['a', 'c'], ['A', 'c']],
    ['one added at the end, another changed', ['a', 'b', 'c', 'd'], ['a', 'B', 'c'], ['a', 'B', 'c', 'd']],
    ['one added at the end, another removed', ['a', 'b', 'c', 'd'], ['b', 'c'], ['b', 'c', 'd']],
  ] as const)
    it(`are both kept when they touch different items: ${what}`, () => {
      expect([mergeLists(over, mine, theirs), mergeLists(over, theirs, mine)]).to.deep.equal([both, both])
    })

  for (const [what, mine, theirs] of [
    ['changed twice', ['A', 'b', 'c'], ['X', 'b', 'c']],
    ['changed and removed', ['a', 'B', 'c'], ['a', 'c']],
    ['each keeps what the other took away', ['a'], ['b', 'c']],
    ['added twice in one place', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'e']],
  ] as const)
    it(`are in conflict when they touch the same item: ${what}`, () => {
      expect([mergeLists(over, mine, theirs), mergeLists(over, theirs, mine)]).to.deep.equal([null, null])
    })

  it('are not merged when one of the values is no list', () => {
    expect([mergeLists('a', 'b', 'c'), mergeLists(undefined, ['a'], ['b'])]).to.deep.equal([null, null])
  })

  it('lose no item of either, and add none', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
    fc.assert(
      fc.property(list, list, list, (before, mine, theirs) => {
        const both = mergeLists(before, mine, theirs)
        if (both === null) return
        const count = (items: readonly unknown[], item: string) => items.filter(each => each === item).length
        for (const item of 'abcde') {
          const [was, here, there] = [count(before, item), count(mine, item), count(theirs, item)]
          expect(count(both, item)).to.equal(here + there - was)
        }
      }),
    )
  })
})
