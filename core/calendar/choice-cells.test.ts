import { expect } from 'chai'
import type { CalendarDay } from '../wire/calendar'
import { choiceInCell, dayCells, isDayCell, isSameChoice, planFrom, rangeIn, unsavedOf } from './choice-cells'
import { daysToWrite, judgeDays } from './import'
import type { DayKind, DayPlan } from './types'

const today = '2026-11-19'

describe('an unsaved choice', () => {
  it('has a plan as soon as its percentage is valid', () => {
    expect(planFrom({ kind: 'holiday', percent: '7' })).to.deep.equal({ kind: 'holiday', percent: 0 })
    expect(planFrom({ kind: 'discount', percent: '7' })).to.deep.equal({ kind: 'discount', percent: 7 })
    expect(planFrom({ kind: 'discount', percent: '700' })).to.equal(null)
    expect(planFrom({ kind: 'surge', percent: '' })).to.equal(null)
    expect(planFrom({ kind: 'surge', percent: '5' })).to.deep.equal({ kind: 'surge', percent: 5 })
  })

  it('is left out for past days and for days that have its plan', () => {
    const [past, first, second, third] = ['2026-11-18', today, '2026-11-20', '2026-11-21']
    const holiday = { kind: 'holiday', percent: '' }
    const typed = new Map([past, first, second, third].map(date => [date, { mine: holiday, over: undefined }]))
    const askedDays = new Map([
      [first, { record: null, at: 0 }],
      [second, { record: { date: second, holiday: true, discount: null, surge: null }, at: 0 }],
    ])
    expect([
      ...unsavedOf(
        typed,
        dayCells(askedDays, () => typed),
        today,
      ).keys(),
    ]).to.deep.equal([first, third])
  })

  it('is the same as another choice that leads to the same plan', () => {
    const table: [one: unknown, other: unknown, isSame: boolean][] = [
      [{ kind: 'surge', percent: '040' }, { kind: 'surge', percent: '40' }, true],
      [{ kind: 'surge', percent: '0' }, undefined, true],
      [{ kind: 'none', percent: '' }, undefined, true],
      [{ kind: 'surge', percent: '' }, undefined, false],
      [{ kind: 'surge', percent: '' }, { kind: 'surge', percent: '' }, true],
      [{ kind: 'surge', percent: '4' }, { kind: 'discount', percent: '4' }, false],
    ]
    for (const [one, other, isSame] of table)
      expect([isSameChoice(one, other, ''), isSameChoice(other, one, '')], JSON.stringify([one, other])).to.deep.equal([
        isSame,
        isSame,
      ])
    expect(choiceInCell(undefined)).to.deep.equal({ kind: 'none', percent: '' })
  })

  it('is restored only if it is complete', () => {
    const complete = { kind: 'surge', percent: '4' }
    expect([isDayCell(today, complete), isDayCell(today, undefined)]).to.deep.equal([true, true])
    for (const bad of [null, 'x', {}, { ...complete, kind: 'feast' }, { ...complete, percent: 4 }])
      expect(isDayCell(today, bad), JSON.stringify(bad)).to.equal(false)
    expect([isDayCell('soon', complete), isDayCell('2026-02-30', undefined)]).to.deep.equal([false, false])
  })

  it('has a range if both days are complete and in order', () => {
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
})

describe('the days of a calendar file', () => {
  const holiday: DayPlan = { kind: 'holiday', percent: 0 }
  const read = (date: string, name: string, plan = holiday) => ({ date, name, plan })
  const record = (date: string, more: Partial<CalendarDay>): [string, CalendarDay] => [
    date,
    { date, holiday: false, discount: null, surge: null, ...more },
  ]
  const known = new Map([record('2026-12-25', { holiday: true }), record('2026-12-26', { surge: 5 })])
  const typedOver = (kind: DayKind) => ({ over: undefined, mine: { kind, percent: '10' } })
  const judged = () =>
    judgeDays(
      [
        read('2026-12-26', 'Boxing Day'),
        read('2026-12-25', 'Christmas'),
        read('2026-11-18', 'Gone'),
        read('2026-12-31', 'Eve'),
        read('2026-12-31', 'Eve again', { kind: 'surge', percent: 10 }),
        read(today, 'Today'),
        read('2027-01-01', 'New Year'),
      ],
      {
        known,
        typed: new Map([
          ['2026-12-31', typedOver('discount')],
          [today, typedOver('holiday')],
        ]),
        today,
      },
    )

  it('are in order, each with its outcome and the unsaved choice; the first of a repeated day counts', () => {
    expect(
      judged().map(({ date, name, outcome, before }) => `${date} ${name}: ${outcome} ${before.kind}`),
    ).to.deep.equal([
      '2026-11-18 Gone: past none',
      '2026-11-19 Today: same holiday',
      '2026-12-25 Christmas: same holiday',
      '2026-12-26 Boxing Day: replaces surge',
      '2026-12-31 Eve: replaces discount',
      '2026-12-31 Eve again: repeated discount',
      '2027-01-01 New Year: new none',
    ])
  })

  it('are written if they are new, and replace other plans on request', () => {
    const dates = (replace: boolean) => daysToWrite(judged(), replace).map(([date]) => date)
    expect(dates(false)).to.deep.equal(['2027-01-01'])
    expect(dates(true)).to.deep.equal(['2026-12-26', '2026-12-31', '2027-01-01'])
    expect(daysToWrite(judged(), false)[0]).to.deep.equal(['2027-01-01', { kind: 'holiday', percent: '' }])
  })
})
