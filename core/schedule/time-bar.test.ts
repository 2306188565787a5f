import { expect } from 'chai'
import { copyBudget } from './copy-budget'
import { timeBarOf } from './time-bar'

const now = Date.parse('2026-11-19T20:00:00Z')
const minute = 60_000

/** Returns the bar of a copy that is half done, by the minutes that it needs and the minutes until the last pick-up. */
function bar(minutesLeft: number, untilPickUp: number) {
  const budget = copyBudget({ minutesLeft, pickUp: now + untilPickUp * minute }, now)
  if (budget === null) throw new Error('no budget')
  return timeBarOf(50, minutesLeft, budget)
}

describe('the time bar of a copy', () => {
  it('places the pick-up after the end of a punctual copy, on one scale', () => {
    expect(bar(30, 40)).to.deep.equal({ end: 87.5, pickUp: 100 })
  })

  it('places the pick-up before the end of a copy that is late', () => {
    expect(bar(60, 30)).to.deep.equal({ end: 100, pickUp: 75 })
  })

  it('keeps half of the remaining width for the copy if the pick-up is days away', () => {
    expect(bar(30, 10_000)).to.deep.equal({ end: 75, pickUp: 100 })
  })

  it('places a past pick-up at the current progress of the copy', () => {
    expect(bar(30, -10_000)).to.deep.equal({ end: 100, pickUp: 50 })
  })
})
