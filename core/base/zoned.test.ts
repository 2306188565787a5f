import { mock } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { addDays, isDay, weekdayOf } from './days'
import { workingDayFrom, workingDayUntil } from './working-days'
import { dayAt, epochOf, timeAt } from './zoned'

describe('times in a zone', () => {
  const table: [string, string, string, string][] = [
    ['2026-11-19', '17:00', 'America/Chicago', '2026-11-19T23:00:00Z'],
    ['2026-07-01', '17:00', 'America/Chicago', '2026-07-01T22:00:00Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00Z'],
    ['2026-11-19', '00:00', 'Asia/Kolkata', '2026-11-18T18:30:00Z'],
  ]
  for (const [date, time, zone, instant] of table)
    it(`${date} ${time} in ${zone} is ${instant}`, () =>
      expect(epochOf(date, time, zone)).to.equal(Date.parse(instant)))

  it('reads a day back from its noon, in any zone', () => {
    const zones = fc.constantFrom(
      'America/Chicago',
      'Pacific/Honolulu',
      'Asia/Kolkata',
      'Europe/London',
      'America/St_Johns',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), zones, (offset, zone) => {
        const date = addDays('2024-01-01', offset)
        return dayAt(epochOf(date, '12:00', zone), zone) === date && isDay(date) && weekdayOf(workingDayFrom(date)) < 6
      }),
    )
  })

  it('returns the time of an instant before and after a change of clocks', () => {
    const at = (instant: string) => timeAt(Date.parse(instant), 'America/New_York')
    expect(['2026-11-01T05:30:59Z', '2026-11-01T15:30:00Z'].map(at)).to.deep.equal(['01:30', '10:30'])
  })

  it('has the offset of each day around a change of clocks, in any zone', () => {
    const zones = ['America/New_York', 'Europe/London', 'Africa/Casablanca', 'Africa/Cairo', 'Australia/Lord_Howe']
    for (const zone of zones) {
      // The Swedish form is the form of the package: "2026-11-19 17:00".
      const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      for (let at = Date.parse('2026-01-01T00:10:00Z'); at < Date.parse('2027-01-01'); at += 3 * 3_600_000)
        expect(`${dayAt(at, zone)} ${timeAt(at, zone)}`, zone).to.equal(format.format(at))
    }
  })

  it('moves only weekend days, to the Monday after or the Friday before', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    const [friday, , , monday] = days
    expect(days.map(workingDayFrom)).to.deep.equal([friday, monday, monday, monday])
    expect(days.map(workingDayUntil)).to.deep.equal([friday, friday, friday, monday])
  })

  it('caches a bounded number of offsets, since callers can pass any date', () => {
    const formatCalls = mock.method(Intl.DateTimeFormat.prototype, 'formatToParts').mock
    const ask = () => epochOf('1990-01-01', '12:00', 'Asia/Tokyo')
    try {
      ask()
      for (let count = 1; count <= 10_000; count++) epochOf(addDays('1990-01-01', count * 7), '12:00', 'Asia/Tokyo')
      const before = formatCalls.callCount()
      ask()
      expect(formatCalls.callCount()).to.be.above(before)
      const after = formatCalls.callCount()
      ask()
      expect(formatCalls.callCount(), 'the latest offset is cached').to.equal(after)
    } finally {
      formatCalls.restore()
    }
  })

  it('keeps offsets in use in the cache, after any number of others', () => {
    const formatCalls = mock.method(Intl.DateTimeFormat.prototype, 'formatToParts').mock
    const ask = () => {
      const before = formatCalls.callCount()
      epochOf('1991-01-01', '12:00', 'Asia/Seoul')
      return formatCalls.callCount() - before
    }
    try {
      ask()
      let misses = 0
      for (let index = 1; index <= 10_000; index++) {
        epochOf(addDays('1991-01-01', index), '12:00', 'Asia/Seoul')
        if (index % 100 === 0) misses += ask()
      }
      expect(misses).to.equal(0)
    } finally {
      formatCalls.restore()
    }
  })

  it('rejects invalid days', () => {
    for (const wrong of ['2026-02-30', '2026-2-3', '', '2026-13-01', null, 20261119])
      expect(isDay(wrong)).to.equal(false)
  })
})
