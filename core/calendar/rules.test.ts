import { expect } from 'chai'
import type { CalendarDay } from '../wire/calendar'
import { parseDay } from './mapping'
import {
  daysToChange,
  dayWith,
  hasPercent,
  isPast,
  isSamePlan,
  noPlan,
  pastDays,
  percentProblem,
  planOf,
  stretchesOf,
} from './rules'
import type { DayKind, DayPlan, DayRecords } from './types'

const today = '2026-11-19'
const holiday: DayPlan = { kind: 'holiday', percent: 0 }
const discount = (percent: number): DayPlan => ({ kind: 'discount', percent })
const surge = (percent: number): DayPlan => ({ kind: 'surge', percent })
const day = (date: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  holiday: false,
  discount: null,
  surge: null,
  ...more,
})
const known = (...days: CalendarDay[]): DayRecords => new Map(days.map(each => [each.date, each]))

describe('the plan of a day', () => {
  const table: [name: string, record: CalendarDay | undefined, plan: DayPlan][] = [
    ['no record', undefined, noPlan],
    ['an ordinary record', day(today), noPlan],
    ['a holiday', day(today, { holiday: true }), holiday],
    ['a holiday with a price', day(today, { holiday: true, discount: 5 }), holiday],
    ['a discount', day(today, { discount: 5 }), discount(5)],
    ['a surge', day(today, { surge: 50 }), surge(50)],
    ['a discount of 0 %', day(today, { discount: 0 }), noPlan],
    ['a discount of 0 % with a surge', day(today, { discount: 0, surge: 7 }), surge(7)],
  ]
  // @spec 1.16
  for (const [name, record, plan] of table)
    it(`${name} is ${plan.kind} ${plan.percent}`, () => expect(planOf(record)).to.deep.equal(plan))

  // @spec 3.43, 3.62
  it('is sent as one kind: a holiday has no price, and an ordinary day has false and nulls (decision 26)', () => {
    expect(dayWith(today, { kind: 'holiday', percent: 20 })).to.deep.equal(day(today, { holiday: true }))
    expect(dayWith(today, discount(20))).to.deep.equal(day(today, { discount: 20 }))
    expect(dayWith(today, surge(20))).to.deep.equal(day(today, { surge: 20 }))
    for (const plan of [noPlan, discount(0), surge(0), { kind: 'none', percent: 9 } as const])
      expect(dayWith(today, plan)).to.deep.equal(day(today))
  })

  it('is the same for the same kind and percentage, and for two changes of 0 %', () => {
    const plans = [noPlan, holiday, discount(5), discount(6), surge(5)]
    for (const [first, one] of plans.entries())
      for (const [second, two] of plans.entries())
        expect(isSamePlan(one, two), `${one.kind} ${two.kind}`).to.equal(first === second)
    expect(isSamePlan(discount(0), surge(0))).to.equal(true)
    expect(isSamePlan(noPlan, { kind: 'none', percent: 3 })).to.equal(true)
    expect(isSamePlan(holiday, { kind: 'holiday', percent: 3 })).to.equal(true)
  })

  it('has a percentage only for a discount and a surge', () => {
    const kinds: DayKind[] = ['none', 'holiday', 'discount', 'surge']
    expect(kinds.filter(hasPercent)).to.deep.equal(['discount', 'surge'])
  })
})

describe('a percentage as it is typed', () => {
  const table: [kind: DayKind, typed: string, key: string | null][] = [
    ['discount', '0', null],
    ['discount', ' 100 ', null],
    ['discount', '101', 'calendar.percentInvalid'],
    ['surge', '500', null],
    ['surge', '501', 'calendar.percentInvalid'],
    ['surge', '5.5', 'calendar.percentInvalid'],
    ['surge', '-5', 'calendar.percentInvalid'],
    ['surge', '5 %', 'calendar.percentInvalid'],
    ['surge', 'x5', 'calendar.percentInvalid'],
    ['discount', ' ', 'calendar.percentRequired'],
    ['holiday', '', null],
    ['none', 'x', null],
  ]
  for (const [kind, typed, key] of table)
    it(`“${typed}” for ${kind} is ${key ?? 'valid'}`, () => {
      const problem = percentProblem(kind, typed)
      expect(problem && 'key' in problem ? problem.key : null).to.equal(key)
    })

  it('has the maximum in its error', () => {
    expect(percentProblem('discount', '101')).to.deep.equal({ key: 'calendar.percentInvalid', vars: { most: 100 } })
  })
})

describe('past days', () => {
  // @spec 3.61
  it('are those before today, and read-only', () => {
    expect(['2026-11-18', today, '2026-11-20'].map(date => isPast(date, today))).to.deep.equal([true, false, false])
  })

  it('are counted in a stretch up to yesterday', () => {
    const table: [from: string, to: string, count: number][] = [
      ['2026-11-16', '2026-11-18', 3],
      ['2026-11-16', today, 3],
      ['2026-11-16', '2026-12-01', 3],
      ['2026-11-18', '2026-11-18', 1],
      ['2026-11-02', '2026-11-04', 3],
      [today, '2026-12-01', 0],
      ['2026-11-20', '2026-12-01', 0],
    ]
    for (const [from, to, count] of table) expect(pastDays(from, to, today), `${from} ${to}`).to.equal(count)
  })
})

describe('a plan over days', () => {
  it('changes the days that are not past and do not have it yet', () => {
    const before = known(day('2026-11-20', { holiday: true }), day('2026-11-21', { surge: 5 }))
    const changing = (plan: DayPlan) => daysToChange('2026-11-17', '2026-11-21', plan, before, today)
    expect(changing(holiday)).to.deep.equal([today, '2026-11-21'])
    expect(changing(noPlan)).to.deep.equal(['2026-11-20', '2026-11-21'])
  })

  it('is one stretch for days in a row, in the order of the days', () => {
    const days = known(
      day('2026-11-30', { holiday: true }),
      day('2026-12-01', { holiday: true }),
      day('2026-11-28', { holiday: true }),
      day('2026-12-02', { discount: 5 }),
      day('2026-12-03', { discount: 6 }),
      day('2026-12-04'),
      day('2026-12-05', { discount: 6 }),
      day('2026-12-06', { discount: 6 }),
    )
    expect(stretchesOf(days).map(({ from, to, plan }) => `${from} ${to} ${plan.kind} ${plan.percent}`)).to.deep.equal([
      '2026-11-28 2026-11-28 holiday 0',
      '2026-11-30 2026-12-01 holiday 0',
      '2026-12-02 2026-12-02 discount 5',
      '2026-12-03 2026-12-03 discount 6',
      '2026-12-05 2026-12-06 discount 6',
    ])
  })
})

describe('a day as another server sends it', () => {
  it('gets defaults for missing fields, and is left out if it is invalid', () => {
    expect(parseDay({ date: today })).to.deep.equal([day(today)])
    expect(parseDay({ date: `${today}T00:00:00Z`, holiday: true })).to.deep.equal([day(today, { holiday: true })])
    expect(parseDay({ date: today, holiday: 'yes' as unknown as boolean, discount: 5, surge: 7 })).to.deep.equal([
      day(today, { discount: 5, surge: 7 }),
    ])
    for (const sent of [null, {}, { date: '2026-02-30' }, { date: 'soon' }]) expect(parseDay(sent)).to.deep.equal([])
  })
})
