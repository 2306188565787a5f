import { expect } from 'chai'
import { addDays } from '../base/days'
import { epochOf } from '../base/zoned'
import { isWorkingDay, lastPickUp, riskAt, workingDaysUntil } from './rules'
import type { WorkTime } from './types'
import { weekOf } from './week'

const nineToFive = { startTime: '09:00', endTime: '17:00' }
const closed = { startTime: null, endTime: null }
const mondayToFriday = [1, 2, 3, 4, 5, 6, 7].map(dayOrdinal => ({
  dayOrdinal,
  dayName: '',
  ...(dayOrdinal < 6 ? nineToFive : closed),
}))
const everyDay = mondayToFriday.map(day => ({ ...day, ...nineToFive }))

function workIn(zone: string, holidays: string[] = [], hours = mondayToFriday): WorkTime {
  return { week: weekOf(hours), holidays: new Set(holidays), zone }
}
const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString().replace('.000', ''))

describe('the last safe pick-up', () => {
  for (const zone of ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland']) {
    const work = () => workIn(zone, ['2026-12-25'])
    const at = (day: string, time: string) => epochOf(day, time, zone)
    const shipBy = () => new Date(at('2026-12-28', '09:00')).toISOString()

    it(`before Monday 09:00, with a holiday on Friday, is Thursday 17:00 (${zone})`, () => {
      expect(lastPickUp(shipBy(), work())).to.equal(at('2026-12-24', '17:00'))
    })

    const moments: [string, string, ReturnType<typeof riskAt>][] = [
      ['2026-12-22', '12:00', null],
      ['2026-12-23', '16:59', 'oneDay'],
      ['2026-12-24', '00:00', 'today'],
      ['2026-12-24', '16:59', 'today'],
      ['2026-12-24', '17:00', 'today'],
      ['2026-12-24', '17:01', 'noPickUp'],
      ['2026-12-28', '09:00', 'noPickUp'],
      ['2026-12-28', '09:01', 'overdue'],
    ]
    for (const [day, time, risk] of moments)
      it(`at ${day} ${time} the risk is ${risk} (${zone})`, () => {
        expect(riskAt(shipBy(), at(day, time), work())).to.equal(risk)
      })
  }

  /** The zone, the ship-by (Monday 09:00 there) and the close of the Friday before, as instants written by hand. */
  const changes: [string, string, string][] = [
    ['America/New_York', '2026-03-09T13:00:00Z', '2026-03-06T22:00:00Z'],
    ['America/New_York', '2026-11-02T14:00:00Z', '2026-10-30T21:00:00Z'],
    ['Europe/London', '2026-03-30T08:00:00Z', '2026-03-27T17:00:00Z'],
    ['Europe/London', '2026-10-26T09:00:00Z', '2026-10-23T16:00:00Z'],
    ['Asia/Kolkata', '2026-03-30T03:30:00Z', '2026-03-27T11:30:00Z'],
    ['Asia/Kolkata', '2026-10-26T03:30:00Z', '2026-10-23T11:30:00Z'],
    ['Pacific/Auckland', '2026-04-05T21:00:00Z', '2026-04-03T04:00:00Z'],
    ['Pacific/Auckland', '2026-09-27T20:00:00Z', '2026-09-25T05:00:00Z'],
  ]
  for (const [zone, shipBy, pickUp] of changes)
    it(`accounts for the change of clocks before ${shipBy} in ${zone}`, () => {
      expect(instant(lastPickUp(shipBy, workIn(zone)))).to.equal(pickUp)
      expect(riskAt(shipBy, Date.parse(pickUp) + 60_000, workIn(zone))).to.equal('noPickUp')
      expect(riskAt(shipBy, Date.parse(pickUp) - 60_000, workIn(zone))).to.equal('today')
    })

  /** Sundays on which the clocks change, worked from 9 to 17: ship-by at 18:00, pick-up at 17:00. */
  const sundays: [string, string, string][] = [
    ['America/New_York', '2026-03-08T22:00:00Z', '2026-03-08T21:00:00Z'],
    ['America/New_York', '2026-11-01T23:00:00Z', '2026-11-01T22:00:00Z'],
    ['Europe/London', '2026-03-29T17:00:00Z', '2026-03-29T16:00:00Z'],
    ['Europe/London', '2026-10-25T18:00:00Z', '2026-10-25T17:00:00Z'],
    ['Pacific/Auckland', '2026-04-05T06:00:00Z', '2026-04-05T05:00:00Z'],
    ['Pacific/Auckland', '2026-09-27T05:00:00Z', '2026-09-27T04:00:00Z'],
  ]
  for (const [zone, shipBy, pickUp] of sundays)
    it(`counts the hours of the day of a clock change, ${shipBy} in ${zone}`, () => {
      expect(instant(lastPickUp(shipBy, workIn(zone, [], everyDay)))).to.equal(pickUp)
    })

  it('is the ship-by if that lies within the hours', () => {
    expect(instant(lastPickUp('2026-12-28T17:30:00Z', workIn('UTC')))).to.equal('2026-12-28T17:00:00Z')
    expect(instant(lastPickUp('2026-12-28T11:00:00Z', workIn('UTC')))).to.equal('2026-12-28T11:00:00Z')
  })

  it('is searched through a closure of at most sixty days', () => {
    const closedFor = (days: number) => {
      const holidays = Array.from({ length: days }, (_, index) => addDays('2026-12-28', -index))
      return workIn('UTC', holidays, everyDay)
    }
    const shipBy = '2026-12-28T18:00:00Z'
    expect(instant(lastPickUp(shipBy, closedFor(59)))).to.equal('2026-10-30T17:00:00Z')
    expect(lastPickUp(shipBy, closedFor(60))).to.equal(null)
    expect(riskAt(shipBy, Date.parse('2026-12-01T12:00:00Z'), closedFor(60))).to.equal('noPickUp')
  })

  it('has no risk if the hours are unknown', () => {
    const never = workIn('UTC', [], [])
    expect(riskAt('2026-12-28T09:00:00Z', Date.parse('2026-12-27T09:00:00Z'), never)).to.equal(null)
    expect(riskAt('2026-12-28T09:00:00Z', Date.parse('2026-12-28T09:01:00Z'), never)).to.equal('overdue')
  })

  it('is null if there are no working hours, or for invalid data', () => {
    expect(lastPickUp('2026-12-28T09:00:00Z', workIn('UTC', [], []))).to.equal(null)
    expect(lastPickUp('soon', workIn('UTC'))).to.equal(null)
    expect(riskAt('soon', 0, workIn('UTC'))).to.equal(null)
    expect(riskAt('2026-12-28T09:00:00Z', 0, workIn('UTC', [], []))).to.equal(null)
  })

  it('reads an unknown zone as UTC', () => {
    expect(instant(lastPickUp('2026-12-28T09:00:00Z', workIn('Mars/Olympus')))).to.equal('2026-12-25T17:00:00Z')
  })
})

describe('working days', () => {
  it('are days of the business hours without a holiday', () => {
    const work = workIn('UTC', ['2026-12-25'])
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map(day => isWorkingDay(day, work))).to.deep.equal([
      true,
      false,
      false,
    ])
    expect(workingDaysUntil('2026-12-23', '2026-12-29', work)).to.equal(3)
  })

  it('are counted up to sixty', () => {
    expect(workingDaysUntil('2026-01-01', '2030-01-01', workIn('UTC'))).to.equal(60)
  })

  it('require hours that begin before they end', () => {
    const table: [start: string | null, end: string | null][] = [
      ['17:00', '09:00'],
      ['09:00', '09:00'],
      ['', '09:00'],
      [null, '09:00'],
      ['09:00', ''],
      ['09:00', null],
    ]
    for (const [startTime, endTime] of table)
      expect(weekOf([{ dayOrdinal: 1, dayName: '', startTime, endTime }]).size, `${startTime} ${endTime}`).to.equal(0)
    expect(weekOf([{ dayOrdinal: 2, dayName: '', ...nineToFive }]).get(2)).to.deep.equal({
      start: '09:00',
      end: '17:00',
    })
  })
})
