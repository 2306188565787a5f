import { expect } from 'chai'
import type { CalendarDay } from '../wire/calendar'
import { daysToWrite, judgeDays } from './import'
import type { DayKind, DayPlan } from './types'
import { dayCells, inCell, isDayCell, planFrom, rangeIn, sameChoice, unsavedOf } from './wanted'

const today = '2026-11-19'

describe('what is wanted and not saved', () => {
  it('has a percentage as soon as one is typed, and a plan with it', () => {
    expect(planFrom({ kind: 'holiday', percent: '7' })).to.deep.equal({ kind: 'holiday', percent: 0 })
    expect(planFrom({ kind: 'discount', percent: '7' })).to.deep.equal({ kind: 'discount', percent: 7 })
    expect(planFrom({ kind: 'discount', percent: '700' })).to.equal(null)
    expect(planFrom({ kind: 'surge', percent: '' })).to.equal(null)
    expect(planFrom({ kind: 'surge', percent: '5' })).to.deep.equal({ kind: 'surge', percent: 5 })
  })

  it('is what is chosen for days that can be changed and are not so already', () => {
    const [past, first, second, third] = ['2026-11-18', today, '2026-11-20', '2026-11-21']
    const holiday = { kind: 'holiday', percent: '' }
    const typed = new Map([past, first, second, third].map(date => [date, { mine: holiday, over: undefined }]))
    const asked = new Map([
      [first, { record: null, at: 0 }],
      [second, { record: { date: second, holiday: true, discount: null, surge: null }, at: 0 }],
    ])
    expect([
      ...unsavedOf(
        typed,
        dayCells(asked, () => typed),
        today,
      ).keys(),
    ]).to.deep.equal([first, third])
  })

  it('is the same where the same would be sent', () => {
    const table: [one: unknown, other: unknown, isSame: boolean][] = [
      [{ kind: 'surge', percent: '040' }, { kind: 'surge', percent: '40' }, true],
      [{ kind: 'surge', percent: '0' }, undefined, true],
      [{ kind: 'none', percent: '' }, undefined, true],
      [{ kind: 'surge', percent: '' }, undefined, false],
      [{ kind: 'surge', percent: '' }, { kind: 'surge', percent: '' }, true],
      [{ kind: 'surge', percent: '4' }, { kind: 'discount', percent: '4' }, false],
    ]
    for (const [one, other, isSame] of table)
      expect([sameChoice(one, other, ''), sameChoice(other, one, '')], JSON.stringify([one, other])).to.deep.equal([
        isSame,
        isSame,
      ])
    expect(inCell(undefined)).to.deep.equal({ kind: 'none', percent: '' })
  })

  it('is read from storage only where it is whole', () => {
    const whole = { kind: 'surge', percent: '4' }
    expect([isDayCell(today, whole), isDayCell(today, undefined)]).to.deep.equal([true, true])
    for (const bad of [null, 'x', {}, { ...whole, kind: 'feast' }, { ...whole, percent: 4 }])
      expect(isDayCell(today, bad), JSON.stringify(bad)).to.equal(false)
    expect([isDayCell('soon', whole), isDayCell('2026-02-30', undefined)]).to.deep.equal([false, false])
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

  it('stand in their order, each with what becomes of it and of what is chosen there; of one said twice the first counts', () => {
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

  it('are written where they are new, and in the place of something else where that is wanted', () => {
    const dates = (replace: boolean) => daysToWrite(judged(), replace).map(([date]) => date)
    expect(dates(false)).to.deep.equal(['2027-01-01'])
    expect(dates(true)).to.deep.equal(['2026-12-26', '2026-12-31', '2027-01-01'])
    expect(daysToWrite(judged(), false)[0]).to.deep.equal(['2027-01-01', { kind: 'holiday', percent: '' }])
  })
})
