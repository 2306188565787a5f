import { expect } from 'chai'
import { hasHolidayAhead } from './holidays'
import type { Choice, DayKind } from './types'

const choices = (...entries: [date: string, kind: DayKind, percent?: string][]): ReadonlyMap<string, Choice> =>
  new Map(entries.map(([date, kind, percent = '']) => [date, { kind, percent }]))

describe('hasHolidayAhead', () => {
  const today = '2026-11-19'
  const table: [date: string, kind: DayKind, isAhead: boolean][] = [
    ['2026-11-18', 'holiday', false],
    ['2026-11-19', 'holiday', true],
    ['2027-01-18', 'holiday', true],
    ['2027-01-19', 'holiday', false],
    ['2026-11-20', 'surge', false],
    ['2026-11-20', 'none', false],
  ]
  for (const [date, kind, isAhead] of table)
    it(`returns ${isAhead} for ${kind} on ${date} when today is ${today}`, () => {
      expect(hasHolidayAhead(choices([date, kind, '10']), today)).to.equal(isAhead)
    })

  it('returns false without a choice', () => {
    expect(hasHolidayAhead(choices(), today)).to.equal(false)
  })
})
