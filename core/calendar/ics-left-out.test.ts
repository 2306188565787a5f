import { expect } from 'chai'
import { calendarOf, eventOf, nothingLeftOut, read } from '../../test/fixtures/calendars/calendars'
import { readCalendarFile } from './files'

const plainEvent = eventOf('a', 'DTSTART:20261225')
const days = ['2026-12-25 a']

describe('events that an import leaves out', () => {
  for (const [rule, line] of Object.entries({
    'has no frequency': 'RRULE:COUNT=3',
    'has an unknown part': 'RRULE:FREQ=YEARLY;BYEASTER=1',
    'is of another calendar system': 'RRULE:RSCALE=HEBREW;FREQ=YEARLY;COUNT=3',
    'is impossible': 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'has a count of 0': 'RRULE:FREQ=DAILY;COUNT=0',
    'has an end that is no day': 'RRULE:FREQ=DAILY;UNTIL=soon',
    'excludes a text that is no day': 'RRULE:FREQ=DAILY;COUNT=3\r\nEXDATE:tomorrow',
    'adds a text that is no day': 'RRULE:FREQ=DAILY;COUNT=3\r\nRDATE:tomorrow',
  }))
    it(`include an event whose rule ${rule}, with all of its days`, () => {
      const text = calendarOf(eventOf('b', 'DTSTART;VALUE=DATE:20261201', line), plainEvent)
      expect(read(text)).to.deep.equal({ days, leftOut: { ...nothingLeftOut, unreadable: 1 } })
    })

  it('include events without a beginning or an end, and with parts that are not closed', () => {
    const alarm = 'BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nDURATION:P9D\r\nEND:VALARM'
    const broken = eventOf('b', 'DTSTART:20261201')
    for (const text of [
      calendarOf(broken.replace('END:VEVENT', ''), plainEvent),
      calendarOf(plainEvent, broken.replace('\r\nEND:VEVENT', '')),
      calendarOf(broken.replace('BEGIN:VEVENT', ''), plainEvent),
      calendarOf(eventOf('b', 'DTSTART:20261201', alarm.replace('\r\nEND:VALARM', '')), plainEvent),
      calendarOf(eventOf('b', 'DTSTART:20261201', alarm.replace('BEGIN:VALARM\r\n', '')), plainEvent),
    ])
      expect(read(text), text).to.deep.equal({ days, leftOut: { ...nothingLeftOut, unreadable: 1 } })
    expect(read(calendarOf(eventOf('a', 'DTSTART:20261225', alarm)))).to.deep.equal({ days, leftOut: nothingLeftOut })
  })

  it('are not counted in a calendar without an end, which is refused', () => {
    expect(() => read(calendarOf(plainEvent).replace('END:VCALENDAR', ''))).to.throw()
  })

  it('do not include an event whose broken lines do not concern its time', () => {
    const lines = ['DESCRIPTION:Closed', 'all day', '', 'ATTENDEE;CN="x:y', 'X-NOTE', 'DTSTART:20261225']
    expect(read(calendarOf(eventOf('a', ...lines)))).to.deep.equal({ days, leftOut: nothingLeftOut })
  })

  it('include repeated events that go on after the last day that is followed', () => {
    const yearly = (uid: string, year: number) => eventOf(uid, `DTSTART:${year}1225`, 'RRULE:FREQ=YEARLY')
    const timed = eventOf('t', 'DTSTART:20261225T090000', 'RRULE:FREQ=DAILY')
    expect(read(calendarOf(yearly('b', 2027), yearly('c', 2029), timed, plainEvent))).to.deep.equal({
      days: [...days, '2027-12-25 b'],
      leftOut: { ...nothingLeftOut, later: 2, timed: 1 },
    })
  })

  it('include the events after the limit of days', () => {
    const daily = (uid: string) => eventOf(uid, 'DTSTART:20261201', 'RRULE:FREQ=DAILY;COUNT=700')
    const { leftOut } = read(
      calendarOf(daily('b'), daily('c'), daily('d'), plainEvent, eventOf('e', 'DTSTART:20261226')),
    )
    expect(leftOut).to.deep.equal({ ...nothingLeftOut, cut: 3 })
  })

  it('are reported even when no day is left', async () => {
    const broken = calendarOf(eventOf('b', 'DTSTART:soon'))
    const options = { zone: 'UTC', today: '2026-11-19', read: async () => new Map(), typed: () => new Map() }
    expect(await readCalendarFile(new Blob([broken]), options)).to.deep.equal({
      judged: [],
      leftOut: { ...nothingLeftOut, unreadable: 1 },
      until: '2028-11-19',
    })
    expect(await readCalendarFile(new Blob([calendarOf()]), options)).to.equal('noDays')
  })
})
