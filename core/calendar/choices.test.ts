import { expect } from 'chai'
import { addDays } from '../base/days'
import { type Typed, typeInto } from '../drafts/cells'
import type { CalendarDay } from '../wire/calendar'
import { dayCells } from './choice-cells'
import {
  type Before,
  type Changes,
  chooseFor,
  commonChoice,
  discardChoice,
  isChosen,
  noneOpen,
  type Opened,
  openRestored,
  retypeDays,
  type SelectedBy,
  selectDays,
} from './choices'
import { dayWith } from './rules'
import type { Choice, Span } from './types'

const today = '2027-02-20'
const on = (date: number) => addDays('2027-03-01', date - 1)
const span = (from: number, to = from): Span => ({ from: on(from), to: on(to) })
const choice = (kind: Choice['kind'], percent = ''): Choice => ({ kind, percent })
const letters = { holiday: 'h', discount: 'd', surge: 's', none: 'n' } as const

/** Returns a calendar with a draft, and the actions of a person on it. */
function calendarWith(days: readonly CalendarDay[] = []) {
  const records = new Map(days.map(day => [day.date, day]))
  const askedDays = new Map(
    Array.from({ length: 120 }, (_, index) => [on(index - 40), { record: records.get(on(index - 40)) ?? null, at: 0 }]),
  )
  let [opened, typed]: [Opened, Typed] = [noneOpen, new Map()]
  const before = (): Before => ({ typed, records, today })
  const apply = ([next, changes]: [Opened, Changes]) => {
    opened = next
    typed = typeInto(
      typed,
      dayCells(askedDays, () => typed),
      changes,
    )
  }
  return {
    select: (days: Span, by: SelectedBy) => apply(selectDays(opened, days, by, before())),
    press: (date: number) => apply(selectDays(opened, span(date), 'press', before())),
    retype: (days: Span) => apply(retypeDays(opened, days, before())),
    choose: (kind: Choice['kind'], percent = '') => apply([opened, chooseFor(opened, choice(kind, percent), today)]),
    giveUp: () => apply([opened, discardChoice(opened, before())]),
    /** Simulates a read that finds the change of a colleague. */
    changeByColleague(day: CalendarDay) {
      records.set(day.date, day)
      askedDays.set(day.date, { record: day, at: 1 })
    },
    leave: () => apply([noneOpen, []]),
    restart: () => apply([openRestored(typed, today), []]),
    isChosen: () => isChosen(opened, before()),
    common: () => commonChoice(opened.range, before()),
    opened: () => opened,
    /** Returns the open days, then the choice of each day: "3-7: h3 h4 …". */
    summary: () => {
      const date = (day: string) => (Date.parse(day) - Date.parse(on(0))) / 86_400_000
      const open = opened.range ? `${date(opened.range.from)}-${date(opened.range.to)}` : 'none'
      const days = [...typed].sort(([a], [b]) => (a < b ? -1 : 1))
      return `${open}:${days.map(([day, { mine }]) => ` ${letters[(mine as Choice).kind]}${date(day)}`).join('')}`
    },
  }
}

describe('choices for days of the calendar', () => {
  const cases: [name: string, by: SelectedBy, days: [number, number], expected: string][] = [
    ['a press on another day', 'press', [10, 10], '10-10: h3 h4 h5'],
    ['a press on one of their days', 'press', [4, 4], '3-5: h3 h4 h5'],
    ['a moved end', 'extend', [3, 6], '3-6: h3 h4 h5 h6'],
    ['an end moved inwards', 'extend', [3, 4], '3-4: h3 h4'],
    ['drawing from one of their days', 'draw', [4, 8], '4-8: h3 h4 h5'],
    ['drawing from their first day', 'draw', [3, 4], '3-4: h3 h4 h5'],
    ['drawing over exactly their days', 'draw', [3, 5], '3-5: h3 h4 h5'],
  ]
  for (const [name, by, [from, to], expected] of cases)
    it(`apply to the expected days after ${name}`, () => {
      const calendar = calendarWith()
      calendar.select(span(3, 5), 'draw')
      calendar.choose('holiday')
      calendar.select(span(from, to), by)
      expect(calendar.summary()).to.equal(expected)
    })

  it('are all open again after a press on one of their days', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 5), 'draw')
    calendar.choose('holiday')
    calendar.select(span(9, 10), 'draw')
    calendar.choose('surge', '4')
    calendar.leave()
    expect(calendar.summary()).to.equal('none: h3 h4 h5 s9 s10')
    calendar.press(4)
    expect([calendar.summary(), calendar.common()]).to.deep.equal(['3-5: h3 h4 h5 s9 s10', choice('holiday')])
    calendar.select(span(3, 7), 'extend')
    expect(calendar.summary()).to.equal('3-7: h3 h4 h5 h6 h7 s9 s10')
  })

  it('give way to the saved plan when they are discarded', () => {
    const calendar = calendarWith()
    calendar.press(3)
    calendar.choose('discount', '12')
    calendar.changeByColleague({ date: on(3), holiday: false, discount: 33, surge: null })
    calendar.giveUp()
    expect(calendar.summary()).to.equal('3-3:')
  })

  it('cover earlier choices, and restore them when moved away or discarded', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 7), 'draw')
    calendar.choose('holiday')
    calendar.select(span(5, 6), 'draw')
    expect([calendar.isChosen(), calendar.common()]).to.deep.equal([false, choice('holiday')])
    calendar.choose('surge', '4')
    calendar.select(span(5, 9), 'extend')
    expect(calendar.summary()).to.equal('5-9: h3 h4 s5 s6 s7 s8 s9')
    calendar.select(span(5, 5), 'extend')
    expect(calendar.summary()).to.equal('5-5: h3 h4 s5 h6 h7')
    calendar.giveUp()
    expect([calendar.summary(), calendar.isChosen()]).to.deep.equal(['5-5: h3 h4 h5 h6 h7', false])
  })

  it('are dropped for days that have the plan already', () => {
    const calendar = calendarWith([dayWith(on(4), { kind: 'holiday', percent: 0 })])
    calendar.select(span(3, 5), 'draw')
    expect(calendar.common()).to.equal(null)
    calendar.choose('holiday')
    expect([calendar.summary(), calendar.common()]).to.deep.equal(['3-5: h3 h5', choice('holiday')])
    calendar.select(span(4, 6), 'extend')
    expect(calendar.summary()).to.equal('4-6: h5 h6')
    calendar.choose('none')
    expect(calendar.summary()).to.equal('4-6: n4')
  })

  it('are shared by all open days, past days only if no other is open', () => {
    const holiday = { kind: 'holiday', percent: 0 } as const
    const records = new Map([3, 4].map(date => [on(date), dayWith(on(date), holiday)]))
    records.set(on(2), dayWith(on(2), { kind: 'surge', percent: 5 }))
    const common = (from: number, to: number) =>
      commonChoice(span(from, to), { typed: new Map(), records, today: on(3) })
    expect(common(2, 4)).to.deep.equal(choice('holiday'))
    expect(common(2, 5)).to.equal(null)
    expect(common(6, 7)).to.deep.equal(choice('none'))
    expect(common(2, 2)).to.deep.equal(choice('surge', '5'))
    expect(commonChoice(span(3, 4), { typed: new Map(), records: null, today })).to.equal(null)
  })

  it('stay with the last valid range while the dates are half typed or too far apart', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 5), 'draw')
    calendar.choose('holiday')
    calendar.retype({ from: on(3), to: '' })
    expect([calendar.summary(), calendar.opened().days?.to]).to.deep.equal(['3-5: h3 h4 h5', ''])
    calendar.choose('surge', '4')
    calendar.retype({ from: on(3), to: '2927-03-04' })
    expect(calendar.summary()).to.equal('3-5: s3 s4 s5')
    calendar.retype(span(3, 4))
    expect(calendar.summary()).to.equal('3-4: s3 s4')
  })

  it('are not made by typing days', () => {
    const calendar = calendarWith()
    calendar.press(3)
    calendar.retype(span(3, 8))
    expect([calendar.summary(), calendar.isChosen(), calendar.opened().isTyped]).to.deep.equal(['3-8:', false, true])
  })

  it('are discarded without the choices of other days', () => {
    const calendar = calendarWith()
    calendar.press(9)
    calendar.choose('holiday')
    calendar.press(3)
    calendar.choose('surge', '4')
    calendar.giveUp()
    expect(calendar.summary()).to.equal('3-3: h9')
  })

  it('do not change past days', () => {
    const calendar = calendarWith()
    calendar.select(span(-11, -7), 'draw')
    calendar.choose('holiday')
    expect(calendar.summary()).to.equal('-11--7: h-8 h-7')
  })

  it('are all restored, with the last of them open', () => {
    const calendar = calendarWith()
    for (const date of [12, 3]) {
      calendar.select(span(date, date + 1), 'draw')
      calendar.choose('holiday')
    }
    calendar.restart()
    expect([calendar.summary(), calendar.isChosen()]).to.deep.equal(['3-4: h3 h4 h12 h13', true])
    calendar.giveUp()
    calendar.restart()
    expect(calendar.summary()).to.equal('12-13: h12 h13')
    calendar.giveUp()
    calendar.restart()
    expect(calendar.summary()).to.equal('none:')
  })

  it('extend to a later day that is tapped, unless one of the two days has a choice', () => {
    const days = calendarWith()
    days.select(span(10), 'tap')
    days.select(span(12), 'tap')
    expect(days.opened().range).to.deep.equal(span(10, 12))
    days.select(span(14), 'tap')
    expect(days.opened().range).to.deep.equal(span(14))
    days.choose('holiday')
    days.select(span(16), 'tap')
    expect(days.opened().range).to.deep.equal(span(16))
    days.select(span(14), 'tap')
    expect(days.opened().range).to.deep.equal(span(14))
  })
})
