import { expect } from 'chai'
import { aBay } from '../appliances/fixtures'
import { minutesLeft, paceAfter } from '../appliances/pace'
import type { Pace } from '../appliances/types'
import { copyBudget, orderBudget } from './copy-budget'
import { lastPickUp } from './rules'
import { weekOf } from './week'

const second = 1000
const minute = 60 * second
const noon = Date.parse('2026-11-19T12:00:00Z')
const five = Date.parse('2026-11-19T17:00:00Z')

describe('the budget of one copy', () => {
  /** The minutes left at noon, the last pick-up, the verdict and the end. */
  const table: [minutesLeft: number | null, pickUp: number | null, expected: string | null][] = [
    [66, five, 'inTime 13:06'],
    [299, five, 'inTime 16:59'],
    [300, five, 'inTime 17:00'],
    [301, five, 'late 17:01'],
    [1, noon, 'late 12:01'],
    [66, noon - minute, 'late 13:06'],
    [66, null, null],
    [null, five, null],
    [null, null, null],
  ]
  for (const [left, pickUp, expected] of table)
    it(`with ${left} minutes left before ${pickUp && new Date(pickUp).toISOString()} is ${expected}`, () => {
      const budget = copyBudget({ minutesLeft: left, pickUp }, noon)
      const shown = budget && `${budget.verdict} ${new Date(budget.endsAt).toISOString().slice(11, 16)}`
      expect(shown).to.equal(expected)
    })
})

describe('the budget of the copies of an order', () => {
  const copyOf = (minutes: number | null, pickUp: number | null = five) => ({ minutesLeft: minutes, pickUp })
  const table: [what: string, copies: ReturnType<typeof copyOf>[], expected: string | null][] = [
    ['none', [], null],
    ['all in time, the last of them', [copyOf(66), copyOf(90)], 'inTime 13:30 for 17:00, 0 late'],
    ['all in time, the first pick-up', [copyOf(66), copyOf(90, five - 60 * minute)], 'inTime 13:30 for 16:00, 0 late'],
    ['one without a rate', [copyOf(66), copyOf(null)], null],
    ['one without a pick-up', [copyOf(66), copyOf(66, null)], null],
    ['one too late speaks for all', [copyOf(66), copyOf(301), copyOf(null)], 'late 17:01 for 17:00, 1 late'],
    ['one too late, one in time that ends later', [copyOf(400, noon), copyOf(200)], 'late 18:40 for 12:00, 1 late'],
    [
      'one too late, one in time that is picked up earlier',
      [copyOf(301), copyOf(1, noon + 5 * minute)],
      'late 17:01 for 17:00, 1 late',
    ],
    ['one too late at noon, one in time until three', [copyOf(60, noon), copyOf(180)], 'late 13:00 for 12:00, 1 late'],
    ['several too late', [copyOf(400), copyOf(90, noon), copyOf(1)], 'late 18:40 for 12:00, 2 late'],
  ]
  for (const [what, copies, expected] of table)
    it(`${what} is ${expected}`, () => {
      const budget = orderBudget(copies, noon)
      const time = (moment: number) => new Date(moment).toISOString().slice(11, 16)
      const shown = budget && `${budget.verdict} ${time(budget.endsAt)} for ${time(budget.pickUp)}, ${budget.late} late`
      expect(shown).to.equal(expected)
    })
})

describe('the budget of a running copy', () => {
  const week = () => weekOf([{ dayOrdinal: 4, dayName: '', startTime: '09:00', endTime: '17:00' }])
  const lastOf = () => lastPickUp('2026-11-20T09:00:00Z', { week: week(), holidays: new Set(), zone: 'UTC' })

  /** The verdicts of polls every five seconds, by the percentages that they return. */
  function verdicts(start: number, percentages: readonly number[]): (string | null)[] {
    let pace: Pace | null = null
    return percentages.map((percentage, poll) => {
      const now = start + poll * 5 * second
      const bay = aBay({ state: 'copying', stage: 'duplicating', percentage, workOrderNo: 'WO-1' })
      pace = paceAfter(pace ?? undefined, bay, now)
      return copyBudget({ minutesLeft: minutesLeft(bay, pace, now), pickUp: lastOf() }, now)?.verdict ?? null
    })
  }

  it('is null without a rate, and known as soon as the rate is', () => {
    expect(lastOf()).to.equal(five)
    expect(verdicts(noon, [10, 10, 10, 10])).to.deep.equal([null, null, null, null])
    expect(verdicts(noon, [10, 12, 14, 16])).to.deep.equal([null, null, 'inTime', 'inTime'])
  })

  it('changes within one poll when the rate drops, by whole percents or fractions', () => {
    // Two percent a poll need 8 minutes from here; a tenth of that rate 80.
    const start = five - 20 * minute
    expect(verdicts(start, [10, 12, 14, 16, 16.2])).to.deep.equal([null, null, 'inTime', 'inTime', 'late'])
    // While no whole percent is added, only a lower bound is known: the copy takes longer than the wait.
    const close = five - 12 * minute
    expect(verdicts(close, [10, 12, 14, 16, 16])).to.deep.equal([null, null, 'inTime', 'inTime', 'late'])
  })

  it('does not change for one slower percent, and changes back when the rate recovers', () => {
    const close = five - 13 * minute
    const found = verdicts(close, [10, 12, 14, 16, 16, 16, 17, 17, 17, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36])
    expect(found.slice(5, 10)).to.deep.equal(['late', 'late', 'late', 'late', 'late'])
    expect(found.at(-1)).to.equal('inTime')
  })
})
