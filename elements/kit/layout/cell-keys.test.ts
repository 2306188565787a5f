import { expect } from 'chai'
import { cellAfter } from './cell-keys'

/** Seven cells, three in a row. */
const places = Array.from({ length: 7 }, (_, index) => ({ start: (index % 3) * 40, top: Math.floor(index / 3) * 52 }))
const after = (key: string, index: number, isRtl = false) => cellAfter(key, index, places, isRtl)

describe('keys in cells that wrap', () => {
  it('move along the text, and stop at both ends', () => {
    expect([
      after('ArrowRight', 2),
      after('ArrowRight', 6),
      after('ArrowLeft', 3),
      after('ArrowLeft', 0),
    ]).to.deep.equal([3, 6, 2, 0])
    expect([after('ArrowRight', 2, true), after('ArrowLeft', 2, true)]).to.deep.equal([1, 3])
  })

  it('move to the nearest cell of the next row, and stay in the last row', () => {
    expect([after('ArrowDown', 1), after('ArrowUp', 4), after('ArrowUp', 1)]).to.deep.equal([4, 1, 1])
    // The last row has one cell.
    expect([after('ArrowDown', 5), after('ArrowDown', 6)]).to.deep.equal([6, 6])
  })

  it('move to the first and the last cell, and ignore other keys', () => {
    expect([after('Home', 4), after('End', 4), after('Enter', 4)]).to.deep.equal([0, 6, -1])
  })
})
