import { expect } from 'chai'
import { readRows } from './read'
import { number } from './shapes'

/** Returns a form whose rows take 11 ms each, so that a list yields after each row. */
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
    // Each list reads its first row at once.
    const afterFirstRows = log.slice(3)
    expect(afterFirstRows.filter(name => name !== 'other')).to.have.length(9)
    expect(
      afterFirstRows.filter((name, index) => name !== 'other' && afterFirstRows[index - 1] !== 'other'),
    ).to.deep.equal([])
  })
})
