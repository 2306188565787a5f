import { expect } from 'chai'
import { calendarOf, daysOf, eventOf, nothingLeftOut, read } from '../../test/fixtures/calendars/calendars'

const christmas = ['2026-12-25 a']
const threeDays = ['2026-12-25 a', '2026-12-26 a', '2026-12-27 a']
const file = (...lines: string[]) => calendarOf(eventOf('a', ...lines))

const markedWhole = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'

const oneDay: Record<string, string[]> = {
  'a bare date': ['DTSTART:20261225', 'DTEND:20261226'],
  'a bare date that ends on the same day': ['DTSTART:20261225', 'DTEND:20261225'],
  'a bare date without an end': ['DTSTART:20261225'],
  'a bare date with a zone': ['DTSTART;TZID=Europe/Berlin:20261225', 'DTEND;TZID=Europe/Berlin:20261226'],
  'a bare date that is marked as a time': ['DTSTART;VALUE=DATE-TIME:20261225', 'DTEND;VALUE=DATE-TIME:20261226'],
  'a bare date with a length in days': ['DTSTART:20261225', 'DURATION:P1D'],
  'a bare date with a length in hours': ['DTSTART:20261225', 'DURATION:PT24H'],
  'a bare date with a length of zero': ['DTSTART:20261225', 'DURATION:PT0S'],
  'a date with hyphens': ['DTSTART:2026-12-25', 'DTEND:2026-12-26'],
  'a date with its midnight': ['DTSTART;VALUE=DATE:20261225T000000', 'DTEND;VALUE=DATE:20261226T000000'],
  'a date with its midnight and no end': ['DTSTART;VALUE=DATE:20261225T000000Z'],
  'an empty end': ['DTSTART;VALUE=DATE:20261225', 'DTEND:'],
  'lower case': ['dtstart;value=date:20261225', 'dtend;value=date:20261226'],
  'a quoted parameter': ['DTSTART;VALUE="DATE":20261225'],
  'the last minute': ['DTSTART:20261225T000000', 'DTEND:20261225T235900'],
  'the last second': ['DTSTART:20261225T000000', 'DTEND:20261225T235959'],
  'the last minute of a zone': ['DTSTART;TZID=Asia/Tokyo:20261225T000000', 'DTEND;TZID=Asia/Tokyo:20261225T235900'],
  'a zone with a colon in quotes': [
    'DTSTART;TZID="GMT+01:00":20261225T000000',
    'DTEND;TZID="GMT+01:00":20261226T000000',
  ],
  'the last second in UTC': ['DTSTART:20261225T060000Z', 'DTEND:20261226T055959Z'],
  'the last minute in UTC': ['DTSTART:20261225T060000Z', 'DTEND:20261226T055900Z'],
  'an end in UTC by the clock of its start': ['DTSTART;TZID=Asia/Tokyo:20261225T000000', 'DTEND:20261225T145959Z'],
  'a length up to the last second': ['DTSTART:20261225T000000', 'DURATION:PT23H59M59S'],
  'midnights of another zone, marked as a day': [
    'DTSTART;TZID=Asia/Tokyo:20261225T000000',
    'DTEND;TZID=Asia/Tokyo:20261226T000000',
    markedWhole,
  ],
  'midnights of UTC, marked as a day': ['DTSTART:20261225T000000Z', 'DTEND:20261226T000000Z', markedWhole],
  'the partner’s midnights, marked as a day': ['DTSTART:20261225T060000Z', 'DTEND:20261226T060000Z', markedWhole],
  'the hour 24': ['DTSTART:20261225T000000', 'DTEND:20261225T240000'],
  'the hour 24 without seconds': ['DTSTART:20261225T0000', 'DTEND:20261225T2400'],
  'the hour 24 of the day before': ['DTSTART:20261224T240000', 'DTEND:20261226T000000'],
}

const several: Record<string, string[]> = {
  'bare dates': ['DTSTART:20261225', 'DTEND:20261228'],
  'a bare date with a length in days': ['DTSTART:20261225', 'DURATION:P3D'],
  'the last minute of the last day': ['DTSTART:20261225T000000', 'DTEND:20261227T235900'],
  'the last second of the last day': ['DTSTART:20261225T000000', 'DTEND:20261227T235959'],
  'the last second in UTC': ['DTSTART:20261225T060000Z', 'DTEND:20261228T055959Z'],
  'the hour 24 of the last day': ['DTSTART:20261225T000000', 'DTEND:20261227T240000'],
  'bare further dates': ['DTSTART:20261225', 'RDATE:20261226,20261227'],
  'a rule that excludes a bare date': ['DTSTART:20261225', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261228'],
  'a rule in lower case': ['DTSTART;VALUE=DATE:20261225', 'RRULE:freq=daily;count=3'],
  'a rule up to a bare date': ['DTSTART:20261225T000000', 'DTEND:20261225T235900', 'RRULE:FREQ=DAILY;UNTIL=20261227'],
}

const withTime: Record<string, string[]> = {
  'a morning': ['DTSTART:20261225T000000', 'DTEND:20261225T120000'],
  'the last minute but one': ['DTSTART:20261225T000000', 'DTEND:20261225T235800'],
  'a start in the first minute': ['DTSTART:20261225T000100', 'DTEND:20261225T235900'],
  'a start in the first second': ['DTSTART:20261225T000001', 'DTEND:20261226T000000'],
  'a moment at midnight': ['DTSTART:20261225T000000'],
  'a moment at the hour 24': ['DTSTART:20261224T240000'],
  'the last second in UTC of another zone': ['DTSTART:20261225T000000Z', 'DTEND:20261225T235959Z'],
  'midnights of UTC, not marked as a day': [
    'DTSTART:20261225T000000Z',
    'DTEND:20261226T000000Z',
    'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
  ],
  'no known midnights, marked as a day': ['DTSTART:20261224T230000Z', 'DTEND:20261225T230000Z', markedWhole],
  'a day that ends at five': ['DTSTART;VALUE=DATE:20261225', 'DTEND:20261225T170000'],
}

const unreadable: Record<string, string[]> = {
  'no start': ['DTEND:20261226'],
  'no day of the calendar': ['DTSTART:20260230'],
  'the hour 25': ['DTSTART:20261225T250000'],
  'minutes after the hour 24': ['DTSTART:20261225T000000', 'DTEND:20261225T240100'],
  'seven digits': ['DTSTART:2026122'],
  'an end before the start': ['DTSTART:20261225', 'DTEND:20261220'],
  'a negative length': ['DTSTART:20261225', 'DURATION:-P1D'],
  'a start without a colon': ['DTSTART 20261225'],
  'a quote without its end': ['DTSTART;TZID="Europe/Berlin:20261225T000000'],
  'a date that is written out': ['DTSTART:December 25, 2026'],
}

describe('whole days of a calendar file', () => {
  for (const [form, lines] of Object.entries(oneDay))
    it(`are one day: ${form}`, () => {
      expect(read(file(...lines))).to.deep.equal({ days: christmas, leftOut: nothingLeftOut })
    })

  for (const [form, lines] of Object.entries(several))
    it(`are three days: ${form}`, () => {
      expect(read(file(...lines))).to.deep.equal({ days: threeDays, leftOut: nothingLeftOut })
    })

  for (const [form, lines] of Object.entries(withTime))
    it(`are not read, and the event is counted: ${form}`, () => {
      expect(read(file(...lines))).to.deep.equal({ days: [], leftOut: { ...nothingLeftOut, timed: 1 } })
    })

  for (const [fault, lines] of Object.entries(unreadable))
    it(`are read beside a broken event, which is counted: ${fault}`, () => {
      const text = calendarOf(eventOf('broken', ...lines), eventOf('a', 'DTSTART:20261225'))
      expect(read(text)).to.deep.equal({ days: christmas, leftOut: { ...nothingLeftOut, unreadable: 1 } })
    })

  describe('in a zone that only the file describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Depot time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')

    it('are read from the midnights of the zone', () => {
      const event = eventOf('a', 'DTSTART;TZID=Depot time:20261225T000000', 'DTEND:20261225T205959Z')
      expect(daysOf(calendarOf(zone, event))).to.deep.equal(christmas)
      expect(read(calendarOf(event)).leftOut.timed).to.equal(1)
    })

    it('are read from the midnights of the zone in UTC when marked as days, without excluded days', () => {
      const lines = ['DTSTART:20261224T210000Z', 'DTEND:20261225T210000Z', 'RRULE:FREQ=DAILY;COUNT=4']
      const event = eventOf('a', ...lines, 'EXDATE:20261227T210000Z', markedWhole)
      expect(read(calendarOf(zone, event))).to.deep.equal({ days: threeDays, leftOut: nothingLeftOut })
      expect(read(calendarOf(event))).to.deep.equal({ days: [], leftOut: { ...nothingLeftOut, timed: 1 } })
    })
  })
})
