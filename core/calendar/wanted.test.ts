import { expect } from 'chai'
import type { CalendarDay } from '../wire/calendar'
import { daysToWrite, judgeDays } from './import'
import type { KeptChoice } from './kept-choice'
import type { DayPlan } from './types'
import { meet, planFrom, rangeIn, wantedOf, wantedOn } from './wanted'

const today = '2026-11-19'
const choice = (from: string, to: string, kind: KeptChoice['kind'], percent = ''): KeptChoice => ({
  id: `${from} ${kind}`,
  from,
  to,
  kind,
  percent,
})

describe('what is wanted and not saved', () => {
  it('has a percentage as soon as one is typed, and a plan with it', () => {
    expect(wantedOf({ kind: 'holiday', percent: '7' })).to.deep.equal({ kind: 'holiday', percent: 0 })
    expect(wantedOf({ kind: 'discount', percent: '7' })).to.deep.equal({ kind: 'discount', percent: 7 })
    expect(wantedOf({ kind: 'discount', percent: '700' })).to.deep.equal({ kind: 'discount', percent: null })
    expect(planFrom({ kind: 'surge', percent: '' })).to.equal(null)
    expect(planFrom({ kind: 'surge', percent: '5' })).to.deep.equal({ kind: 'surge', percent: 5 })
  })

  it('holds from its first day to its last, the later choice wins, and past days want nothing', () => {
    const choices = [choice('2026-11-17', '2026-11-24', 'holiday'), choice('2026-11-22', '2026-11-23', 'surge', '5')]
    const days = ['2026-11-18', today, '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
    expect(days.map(date => wantedOn(choices, date, today)?.kind ?? null)).to.deep.equal([
      null,
      'holiday',
      'holiday',
      'surge',
      'surge',
      'holiday',
      null,
    ])
  })

  it('is a range where both are days in their order', () => {
    const range = { from: today, to: '2026-11-20' }
    expect(rangeIn(range)).to.equal(range)
    expect(rangeIn({ from: today, to: today })).to.deep.equal({ from: today, to: today })
    for (const days of [
      null,
      { from: '2026-11-20', to: today },
      { from: '2026-11', to: today },
      { from: today, to: '3' },
    ])
      expect(rangeIn(days)).to.equal(null)
  })

  it('meets what shares a day with it', () => {
    const span = { from: '2026-11-10', to: '2026-11-12' }
    const others: [from: string, to: string, meets: boolean][] = [
      ['2026-11-08', '2026-11-09', false],
      ['2026-11-08', '2026-11-10', true],
      ['2026-11-11', '2026-11-11', true],
      ['2026-11-12', '2026-11-20', true],
      ['2026-11-13', '2026-11-20', false],
    ]
    for (const [from, to, meets] of others) {
      expect(meet(span, { from, to }), `${from} ${to}`).to.equal(meets)
      expect(meet({ from, to }, span), `${from} ${to}`).to.equal(meets)
    }
  })
})

describe('the days of a calendar file', () => {
  const holiday: DayPlan = { kind: 'holiday', percent: 0 }
  const read = (date: string, name: string, plan = holiday) => ({ date, name, plan })
  const record = (date: string, more: Partial<CalendarDay>): [string, CalendarDay] => [
    date,
    { date, holiday: false, discount: null, surge: null, ...more },
  ]
  const known = new Map([record('2026-12-25', { holiday: true }), record('2026-12-26', { surge: 5 })])
  const judged = () =>
    judgeDays(
      [
        read('2026-12-26', 'Boxing Day'),
        read('2026-12-25', 'Christmas'),
        read('2026-11-18', 'Gone'),
        read('2026-12-31', 'Eve'),
        read('2026-12-31', 'Eve again', { kind: 'surge', percent: 10 }),
        read(today, 'Today'),
      ],
      known,
      today,
    )

  it('stand in their order, each with what becomes of it; of one said twice the first counts', () => {
    expect(judged().map(({ date, name, fate, before }) => `${date} ${name}: ${fate} ${before.kind}`)).to.deep.equal([
      '2026-11-18 Gone: past none',
      '2026-11-19 Today: new none',
      '2026-12-25 Christmas: same holiday',
      '2026-12-26 Boxing Day: replaces surge',
      '2026-12-31 Eve: new none',
      '2026-12-31 Eve again: repeated none',
    ])
  })

  it('are written where they are new, and in the place of something else where that is wanted', () => {
    const dates = (replace: boolean) => daysToWrite(judged(), replace).map(({ date }) => date)
    expect(dates(false)).to.deep.equal([today, '2026-12-31'])
    expect(dates(true)).to.deep.equal([today, '2026-12-26', '2026-12-31'])
    expect(daysToWrite(judged(), false)[0]).to.deep.equal({ date: today, holiday: true, discount: null, surge: null })
  })
})
