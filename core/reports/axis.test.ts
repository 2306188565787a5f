import { expect } from 'chai'
import { axisOf } from './axis'

describe('the axis of a chart', () => {
  const cases: [highest: number, lines: number[]][] = [
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [20, [0, 5, 10, 15, 20]],
    [21, [0, 10, 20, 30]],
    [9000, [0, 5000, 10_000]],
  ]
  for (const [highest, lines] of cases)
    it(`has round lines up to ${highest}`, () => {
      expect(axisOf(highest)).to.deep.equal(lines)
    })
})
