import { expect } from 'chai'
import { addDays } from '../base/days'
import { type Typed, typeInto } from '../drafts/cells'
import type { CalendarDay } from '../wire/calendar'
import {
  type Before,
  type Changes,
  chosen,
  commonChoice,
  givenUp,
  isChosen,
  nothingOpen,
  type Opened,
  restored,
  retyped,
  type SelectedBy,
  selected,
} from './choices'
import { dayWith } from './rules'
import type { Choice, Span } from './types'
import { dayCells } from './wanted'

const today = '2027-02-20'
const on = (date: number) => addDays('2027-03-01', date - 1)
const span = (from: number, to = from): Span => ({ from: on(from), to: on(to) })
const choice = (kind: Choice['kind'], percent = ''): Choice => ({ kind, percent })
const letters = { holiday: 'h', discount: 'd', surge: 's', none: 'n' } as const

/** A person at the calendar, and what stands in the draft. */
function calendarWith(days: readonly CalendarDay[] = []) {
  const known = new Map(days.map(day => [day.date, day]))
  const asked = new Map(
    Array.from({ length: 120 }, (_, at) => [on(at - 40), { record: known.get(on(at - 40)) ?? null, at: 0 }]),
  )
  let [opened, typed]: [Opened, Typed] = [nothingOpen, new Map()]
  const before = (): Before => ({ typed, known, today })
  const take = ([next, changes]: [Opened, Changes]) => {
    opened = next
    typed = typeInto(
      typed,
      dayCells(asked, () => typed),
      changes,
    )
  }
  return {
    select: (days: Span, by: SelectedBy) => take(selected(opened, days, by, before())),
    press: (date: number) => take(selected(opened, span(date), 'press', before())),
    retype: (days: Span) => take(retyped(opened, days, before())),
    choose: (kind: Choice['kind'], percent = '') => take([opened, chosen(opened, choice(kind, percent), today)]),
    giveUp: () => take([opened, givenUp(opened, before())]),
    /** Somebody else has changed a day, and it is read. */
    elsewhere(day: CalendarDay) {
      known.set(day.date, day)
      asked.set(day.date, { record: day, at: 1 })
    },
    leave: () => take([nothingOpen, []]),
    restart: () => take([restored(typed, today), []]),
    isChosen: () => isChosen(opened, before()),
    common: () => commonChoice(opened.range, before()),
    opened: () => opened,
    /** "3-7: h3 h4 …": the open days, then what is chosen for which. */
    told: () => {
      const date = (day: string) => (Date.parse(day) - Date.parse(on(0))) / 86_400_000
      const open = opened.range ? `${date(opened.range.from)}-${date(opened.range.to)}` : 'none'
      const days = [...typed].sort(([a], [b]) => (a < b ? -1 : 1))
      return `${open}:${days.map(([day, { mine }]) => ` ${letters[(mine as Choice).kind]}${date(day)}`).join('')}`
    },
  }
}

describe('choices for days of the calendar', () => {
  const cases: [name: string, by: SelectedBy, days: [number, number], expected: string][] = [
    ['a press elsewhere', 'press', [10, 10], '10-10: h3 h4 h5'],
    ['a press inside', 'press', [4, 4], '3-5: h3 h4 h5'],
    ['a moved end', 'extend', [3, 6], '3-6: h3 h4 h5 h6'],
    ['an end moved inwards', 'extend', [3, 4], '3-4: h3 h4'],
    ['drawing from inside', 'draw', [4, 8], '4-8: h3 h4 h5'],
    ['drawing from their first day', 'draw', [3, 4], '3-4: h3 h4 h5'],
    ['drawing over just these', 'draw', [3, 5], '3-5: h3 h4 h5'],
  ]
  for (const [name, by, [from, to], expected] of cases)
    it(`follow ${name}`, () => {
      const calendar = calendarWith()
      calendar.select(span(3, 5), 'draw')
      calendar.choose('holiday')
      calendar.select(span(from, to), by)
      expect(calendar.told()).to.equal(expected)
    })

  it('that were left are open again as a whole by a press on one of their days', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 5), 'draw')
    calendar.choose('holiday')
    calendar.select(span(9, 10), 'draw')
    calendar.choose('surge', '4')
    calendar.leave()
    expect(calendar.told()).to.equal('none: h3 h4 h5 s9 s10')
    calendar.press(4)
    expect([calendar.told(), calendar.common()]).to.deep.equal(['3-5: h3 h4 h5 s9 s10', choice('holiday')])
    calendar.select(span(3, 7), 'extend')
    expect(calendar.told()).to.equal('3-7: h3 h4 h5 h6 h7 s9 s10')
  })

  it('that are given up leave what is there by now, whatever that was before', () => {
    const calendar = calendarWith()
    calendar.press(3)
    calendar.choose('discount', '12')
    calendar.elsewhere({ date: on(3), holiday: false, discount: 33, surge: null })
    calendar.giveUp()
    expect(calendar.told()).to.equal('3-3:')
  })

  it('lie over others, which are there again where they leave or are given up', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 7), 'draw')
    calendar.choose('holiday')
    calendar.select(span(5, 6), 'draw')
    expect([calendar.isChosen(), calendar.common()]).to.deep.equal([false, choice('holiday')])
    calendar.choose('surge', '4')
    calendar.select(span(5, 9), 'extend')
    expect(calendar.told()).to.equal('5-9: h3 h4 s5 s6 s7 s8 s9')
    calendar.select(span(5, 5), 'extend')
    expect(calendar.told()).to.equal('5-5: h3 h4 s5 h6 h7')
    calendar.giveUp()
    expect([calendar.told(), calendar.isChosen()]).to.deep.equal(['5-5: h3 h4 h5 h6 h7', false])
  })

  it('that the days are already are none', () => {
    const calendar = calendarWith([dayWith(on(4), { kind: 'holiday', percent: 0 })])
    calendar.select(span(3, 5), 'draw')
    expect(calendar.common()).to.equal(null)
    calendar.choose('holiday')
    expect([calendar.told(), calendar.common()]).to.deep.equal(['3-5: h3 h5', choice('holiday')])
    calendar.select(span(4, 6), 'extend')
    expect(calendar.told()).to.equal('4-6: h5 h6')
    calendar.choose('none')
    expect(calendar.told()).to.equal('4-6: n4')
  })

  it('are those that all open days have; past days are asked alone', () => {
    const holiday = { kind: 'holiday', percent: 0 } as const
    const known = new Map([3, 4].map(date => [on(date), dayWith(on(date), holiday)]))
    known.set(on(2), dayWith(on(2), { kind: 'surge', percent: 5 }))
    const common = (from: number, to: number) => commonChoice(span(from, to), { typed: new Map(), known, today: on(3) })
    expect(common(2, 4)).to.deep.equal(choice('holiday'))
    expect(common(2, 5)).to.equal(null)
    expect(common(6, 7)).to.deep.equal(choice('none'))
    expect(common(2, 2)).to.deep.equal(choice('surge', '5'))
    expect(commonChoice(span(3, 4), { typed: new Map(), known: null, today })).to.equal(null)
  })

  it('stay with the last whole days while others are half typed, and with a number that can be changed at once', () => {
    const calendar = calendarWith()
    calendar.select(span(3, 5), 'draw')
    calendar.choose('holiday')
    calendar.retype({ from: on(3), to: '' })
    expect([calendar.told(), calendar.opened().days?.to]).to.deep.equal(['3-5: h3 h4 h5', ''])
    calendar.choose('surge', '4')
    calendar.retype({ from: on(3), to: '2927-03-04' })
    expect(calendar.told()).to.equal('3-5: s3 s4 s5')
    calendar.retype(span(3, 4))
    expect(calendar.told()).to.equal('3-4: s3 s4')
  })

  it('are none where days are typed and nothing is chosen', () => {
    const calendar = calendarWith()
    calendar.press(3)
    calendar.retype(span(3, 8))
    expect([calendar.told(), calendar.isChosen(), calendar.opened().typed]).to.deep.equal(['3-8:', false, true])
  })

  it('are given up alone', () => {
    const calendar = calendarWith()
    calendar.press(9)
    calendar.choose('holiday')
    calendar.press(3)
    calendar.choose('surge', '4')
    calendar.giveUp()
    expect(calendar.told()).to.equal('3-3: h9')
  })

  it('leave past days alone', () => {
    const calendar = calendarWith()
    calendar.select(span(-11, -7), 'draw')
    calendar.choose('holiday')
    expect(calendar.told()).to.equal('-11--7: h-8 h-7')
  })

  it('come back all together, those that were made last open', () => {
    const calendar = calendarWith()
    for (const date of [12, 3]) {
      calendar.select(span(date, date + 1), 'draw')
      calendar.choose('holiday')
    }
    calendar.restart()
    expect([calendar.told(), calendar.isChosen()]).to.deep.equal(['3-4: h3 h4 h12 h13', true])
    calendar.giveUp()
    calendar.restart()
    expect(calendar.told()).to.equal('12-13: h12 h13')
    calendar.giveUp()
    calendar.restart()
    expect(calendar.told()).to.equal('none:')
  })

  it('reach to a later day that is tapped, unless something is chosen for either day', () => {
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
