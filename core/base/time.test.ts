import { expect } from 'chai'
import fc from 'fast-check'
import { readTime } from './read-time'
import { clockTime, dayIn, dayTimeIn, formatIn, longDayTimeIn, offsetIn, zoneName } from './time'
import { firstZone, isZone, localZone } from './zones'

/** Returns the day and time that the platform itself computes. */
function expected(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find(each => each.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

describe('times', () => {
  const table: [instant: string, zone: string, at: string, offset: string][] = [
    ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08 01:59', 'UTC−05:00'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08 03:00', 'UTC−04:00'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01 01:30', 'UTC−04:00'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01 01:30', 'UTC−05:00'],
    ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29 00:59', 'UTC+00:00'],
    ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29 02:00', 'UTC+01:00'],
    ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25 01:30', 'UTC+01:00'],
    ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25 01:30', 'UTC+00:00'],
    ['2026-11-19T18:29:59Z', 'Asia/Kolkata', '2026-11-19 23:59', 'UTC+05:30'],
    ['2026-11-19T18:30:00Z', 'Asia/Kolkata', '2026-11-20 00:00', 'UTC+05:30'],
    ['2026-04-04T13:59:59Z', 'Pacific/Auckland', '2026-04-05 02:59', 'UTC+13:00'],
    ['2026-04-04T14:00:00Z', 'Pacific/Auckland', '2026-04-05 02:00', 'UTC+12:00'],
    ['2026-09-26T13:59:59Z', 'Pacific/Auckland', '2026-09-27 01:59', 'UTC+12:00'],
    ['2026-09-26T14:00:00Z', 'Pacific/Auckland', '2026-09-27 03:00', 'UTC+13:00'],
    ['2026-12-31T23:30:00Z', 'UTC', '2026-12-31 23:30', 'UTC+00:00'],
  ]
  for (const [instant, zone, at, offset] of table)
    it(`${instant} is ${at} ${offset} in ${zone}`, () => {
      expect(dayTimeIn(instant, zone)).to.equal(at)
      expect(dayIn(instant, zone)).to.equal(at.slice(0, 10))
      expect(offsetIn(zone, instant)).to.equal(offset)
    })

  it('agrees with the platform at any instant of this century', () => {
    const zones = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns', 'UTC']
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, zone) => {
          expect(dayTimeIn(date.toISOString(), zone)).to.equal(expected(date.toISOString(), zone))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('reads an unknown zone as UTC', () => {
    expect(isZone('Europe/London')).to.equal(true)
    for (const zone of ['Mars/Olympus_Mons', '', 'Eastern Time']) {
      expect(isZone(zone), zone).to.equal(false)
      expect(dayTimeIn('2026-11-19T20:10:00Z', zone)).to.equal('2026-11-19 20:10')
      expect(longDayTimeIn('2026-11-19T20:10:00Z', zone, 'en')).to.equal('Thu 2026-11-19 20:10')
      expect(offsetIn(zone, '2026-11-19T20:10:00Z')).to.equal('UTC+00:00')
      expect(zoneName(zone, '2026-11-19T20:10:00Z', 'en')).to.equal('UTC')
    }
  })

  it('reads any unknown zone as UTC, also at its first use', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 20 }), text => {
        const zone = `Mars/${text}`
        expect(dayTimeIn('2026-11-19T20:10:00Z', zone)).to.equal('2026-11-19 20:10')
        expect(isZone(zone)).to.equal(false)
      }),
      { numRuns: 20 },
    )
  })

  it('uses the first known zone, trimmed, else UTC', () => {
    expect(firstZone('Europe/London', 'Asia/Tokyo')).to.equal('Europe/London')
    expect(firstZone(undefined, null, '', 'Tokyo Standard Time', '\tAsia/Tokyo ')).to.equal('Asia/Tokyo')
    expect([firstZone(), firstZone('GMT+2', 'Z')]).to.deep.equal(['UTC', 'UTC'])
    expect(dayTimeIn('2026-11-19T20:10:00Z', ' Asia/Tokyo ')).to.equal('2026-11-20 05:10')
  })

  it('accepts a zone in any letter case', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant('america/argentina/buenos_aires')), zone => isZone(zone)),
      { numRuns: 20 },
    )
  })

  it('creates each format once, because that is slow', () => {
    const format = () => formatIn('fr', 'Asia/Tokyo', { weekday: 'short' })
    expect(format()).to.equal(format())
    expect(format()).not.to.equal(formatIn('fr', 'Asia/Tokyo', { weekday: 'long' }))
  })

  describe('the zone of the platform', () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    const standIn = (timeZone: string) => {
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone }
      }
    }
    afterEach(() => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
    })

    it('is the local zone, or UTC if the platform names none', () => {
      standIn('Asia/Kolkata')
      expect(localZone()).to.equal('Asia/Kolkata')
      standIn('')
      expect(localZone()).to.equal('UTC')
    })
  })

  it('returns no text for an invalid instant', () => {
    for (const instant of ['soon', '', '2026-13-45T99:00:00Z', null as unknown as string]) {
      expect(dayTimeIn(instant, 'Asia/Kolkata'), instant).to.equal('')
      expect(longDayTimeIn(instant, 'Asia/Kolkata', 'en'), instant).to.equal('')
      expect(dayIn(instant, 'Asia/Kolkata'), instant).to.equal('')
      expect(offsetIn('Asia/Kolkata', instant), instant).to.equal('')
      expect(zoneName('Asia/Kolkata', instant, 'en'), instant).to.equal('')
    }
  })

  // @spec 9.26
  it('names weekday and zone in the language, and always writes the day the same way', () => {
    expect(longDayTimeIn('2026-11-19T20:10:00Z', 'America/Chicago', 'fr')).to.equal('jeu. 2026-11-19 14:10')
    expect(longDayTimeIn('2026-11-19T20:10:00Z', 'America/Chicago', 'ar')).to.equal(
      'الخميس \u20682026-11-19 14:10\u2069',
    )
    expect(zoneName('America/Chicago', '2026-07-01T12:00:00Z', 'en-US')).to.equal('CDT')
    expect(zoneName('America/Chicago', '2026-12-01T12:00:00Z', 'en-US')).to.equal('CST')
  })

  it('shows the clock of the reader in 24 hours', () => {
    expect(clockTime(new Date(2026, 10, 19, 0, 5, 9).getTime(), 'en-US')).to.equal('00:05:09')
    expect(clockTime(new Date(2026, 10, 19, 14, 10, 32).getTime(), 'en-US')).to.equal('14:10:32')
  })
})

describe('a typed time of day', () => {
  const table: [typed: string, read: string | null][] = [
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    [' 5:30 pm ', '17:30'],
    ['05:30 P.M.', '17:30'],
    ['12:00 AM', '00:00'],
    ['12 pm', '12:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['09:60', null],
    ['13:00 AM', null],
    ['0:30 pm', null],
    ['9:3', null],
    ['nine', null],
    ['', null],
  ]
  // @spec 5.12
  for (const [typed, read] of table)
    it(`${JSON.stringify(typed)} is ${read ?? 'none'}`, () => expect(readTime(typed)).to.equal(read))
})
