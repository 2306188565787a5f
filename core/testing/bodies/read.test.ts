import { expect } from 'chai'
import { readRows } from './read'
import { number } from './shapes'

/** Rows that take a while each, so that a list of them has to yield. */
function slow(name: string, log: string[]) {
  const clean = (value: number) => {
    const began = performance.now()
    while (performance.now() - began < 11);
    log.push(name)
    return value
  }
  return { shape: number, clean }
}

describe('long lists', () => {
  it('that are read at the same time yield to other tasks between any two rows', async () => {
    const log: string[] = []
    const others = () => {
      if (log.length < 100) log.push('other')
      next = setImmediate(others)
    }
    let next = setImmediate(others)
    const rows = (name: string) => readRows(slow(name, log), [1, 2, 3, 4], { max: 4, path: '' })
    await Promise.all(['one', 'two', 'three'].map(rows))
    clearImmediate(next)
    // Both reads begin at once.
    const later = log.slice(3)
    expect(later.filter(name => name !== 'other')).to.have.length(9)
    expect(later.filter((name, index) => name !== 'other' && later[index - 1] !== 'other')).to.deep.equal([])
  })
})
