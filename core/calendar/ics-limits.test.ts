import { expect } from 'chai'
import { calendarOf, eventOf, nothingLeftOut, read } from '../../test/fixtures/calendars/calendars'
import { createBudget } from './ics-budget'
import { readEvent } from './ics-events'
import { occurrencesOf } from './ics-series'
import { createClocks } from './ics-times'

const many = (count: number, ...lines: string[]) =>
  Array.from({ length: count }, (_, index) => eventOf(`e${index}`, ...lines))
const christmas = eventOf('christmas', 'DTSTART:20261225')
const days = ['2026-12-25 christmas']

describe('many repeated events of a calendar file', () => {
  for (const [zone, start] of Object.entries({ 'every clock': '20001201T090000', UTC: '20001201T090000Z' }))
    it(`are counted at their first occurrence when they have a time by ${zone}`, () => {
      const events = many(500, `DTSTART:${start}`, 'DURATION:PT8H', 'RRULE:FREQ=SECONDLY')
      expect(read(calendarOf(...events, christmas))).to.deep.equal({ days, leftOut: { ...nothingLeftOut, timed: 500 } })
    })

  it('are not counted when their only occurrences are excluded', () => {
    const events = many(2, 'DTSTART:20261201T090000', 'RRULE:FREQ=HOURLY;COUNT=3', 'EXDATE:20261201')
    expect(read(calendarOf(...events, christmas))).to.deep.equal({ days, leftOut: nothingLeftOut })
  })

  it('stop when the steps of the file run out, are all counted, and leave the days of other events', () => {
    const { days: found, leftOut } = read(calendarOf(...many(40, 'DTSTART:20200101', 'RRULE:FREQ=MINUTELY'), christmas))
    expect(found).to.include(days[0])
    expect([leftOut.later + leftOut.cut, leftOut.unreadable]).to.deep.equal([40, 0])
    expect(leftOut.later).to.be.above(0)
    expect(leftOut.cut).to.be.above(leftOut.later)
  })

  it('take no more steps in total than the file may take', () => {
    const clocks = createClocks([], 'UTC')
    const lines = ['DTSTART:20261201', 'RRULE:FREQ=MINUTELY', 'EXRULE:FREQ=SECONDLY;BYSECOND=1']
    const event = readEvent({ lines, isCalendarCancelled: false }, clocks)
    const budget = createBudget(20_000)
    let calls = 0
    const counting = {
      ...budget,
      take: (steps: number) => {
        calls += 1
        return budget.take(steps)
      },
    }
    const limits = { today: Date.UTC(2026, 10, 19), until: Date.UTC(2028, 10, 19), budget: counting }
    const results = Array.from({ length: 100 }, () => occurrencesOf({ event, exceptions: [] }, clocks, limits))
    expect(results.every(({ isCut }) => isCut)).to.equal(true)
    expect(calls).to.be.below(20_000 + 1000)
  })

  it('are left out after the last day up to which their excluded days are known', () => {
    const event = eventOf('e', 'DTSTART:20200101', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=MINUTELY')
    expect(read(calendarOf(event, christmas))).to.deep.equal({ days, leftOut: { ...nothingLeftOut, later: 1 } })
  })

  it('are all read when they are yearly and began long ago', () => {
    const events = many(1000, 'DTSTART:19700101', 'RRULE:FREQ=YEARLY;UNTIL=20270101')
    const { days: found, leftOut } = read(calendarOf(...events))
    expect(found.filter(day => day.startsWith('2027-01-01'))).to.have.length(1000)
    expect(leftOut).to.deep.equal(nothingLeftOut)
  })
})
