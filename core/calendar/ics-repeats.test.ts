import { expect } from 'chai'
import { calendarOf, daysOf, eventOf, nothingLeftOut, read } from '../../test/fixtures/calendars/calendars'

const weekly = ['DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=WEEKLY;COUNT=3']
const depot = eventOf('depot', ...weekly)
const depotDays = ['2026-11-30 depot', '2026-12-07 depot', '2026-12-14 depot']
const exception = (...lines: string[]) => eventOf('depot', ...lines)
const replaced = (day: string) => `RECURRENCE-ID;VALUE=DATE:${day}`
const on = (day: string) => `DTSTART;VALUE=DATE:${day}`

describe('repeated events of a calendar file', () => {
  it('keep their own exceptions, and show a moved occurrence once', () => {
    const stock = [eventOf('stock', ...weekly), eventOf('stock', replaced('20261207'), on('20261209'))]
    const days = [...depotDays, '2026-11-30 stock', '2026-12-09 stock', '2026-12-14 stock'].toSorted()
    expect(daysOf(calendarOf(depot, ...stock))).to.deep.equal(days)
    expect(daysOf(calendarOf(...stock.toReversed(), depot))).to.deep.equal(days)
    expect(daysOf(calendarOf(depot) + calendarOf(...stock))).to.deep.equal(days)
  })

  it('lose only the occurrences that they exclude themselves', () => {
    const stock = eventOf('stock', ...weekly, 'EXDATE;VALUE=DATE:20261207')
    expect(daysOf(calendarOf(depot, stock))).to.deep.equal(
      [...depotDays, '2026-11-30 stock', '2026-12-14 stock'].toSorted(),
    )
  })

  for (const [form, line] of Object.entries({
    'a bare date': 'EXDATE:20261207',
    'midnight by every clock': 'EXDATE:20261207T000000',
    'midnight of a zone': 'EXDATE;TZID=Europe/Paris:20261207T000000',
    'midnight in UTC': 'EXDATE:20261207T000000Z',
    'the partner’s midnight in UTC': 'EXDATE:20261207T060000Z',
    'a list that begins with other days': 'EXDATE;VALUE=DATE:20261201,20261202,20261203,20261207',
    'an excluding rule': 'EXRULE:FREQ=MONTHLY;BYMONTHDAY=7',
  }))
    it(`exclude a day that is written as ${form}`, () => {
      expect(daysOf(calendarOf(eventOf('depot', ...weekly, line)))).to.deep.equal([depotDays[0], depotDays[2]])
    })

  it('exclude an instant of UTC from a series of a zone', () => {
    const lines = ['DTSTART;TZID=Asia/Tokyo:20261130T000000', 'DTEND;TZID=Asia/Tokyo:20261130T235900', weekly[1] ?? '']
    const text = calendarOf(eventOf('depot', ...lines, 'EXDATE:20261206T150000Z'))
    expect(daysOf(text)).to.deep.equal([depotDays[0], depotDays[2]])
  })

  for (const [form, line] of Object.entries({
    'a bare date': 'RECURRENCE-ID:20261207',
    'midnight by every clock': 'RECURRENCE-ID:20261207T000000',
    'midnight of a zone': 'RECURRENCE-ID;TZID=America/Chicago:20261207T000000',
    'midnight in UTC': 'RECURRENCE-ID:20261207T000000Z',
  }))
    it(`have an exception for a day that is written as ${form}`, () => {
      expect(daysOf(calendarOf(depot, exception(line, on('20261210'))))).to.deep.equal([
        depotDays[0],
        '2026-12-10 depot',
        depotDays[2],
      ])
    })

  it('lose an occurrence whose exception is cancelled, with or without a start', () => {
    for (const lines of [['STATUS:CANCELLED'], ['STATUS:CANCELLED', on('20261207')], ['STATUS:cancelled', 'DTSTART:x']])
      expect(read(calendarOf(depot, exception(replaced('20261207'), ...lines)))).to.deep.equal({
        days: [depotDays[0], depotDays[2]],
        leftOut: nothingLeftOut,
      })
  })

  it('are left out when the series or its calendar is cancelled', () => {
    const moved = exception(replaced('20261207'), on('20261209'))
    expect(daysOf(calendarOf(eventOf('depot', ...weekly, 'STATUS:CANCELLED'), moved))).to.deep.equal([])
    expect(read(calendarOf('METHOD:CANCEL', depot))).to.deep.equal({ days: [], leftOut: nothingLeftOut })
  })

  it('show an occurrence whose series is not in the file', () => {
    const alone = exception(replaced('20261224'), on('20261224'))
    const calledOff = exception(replaced('20261231'), on('20261231'), 'STATUS:CANCELLED')
    expect(daysOf(calendarOf(alone, calledOff, eventOf('stock', on('20261228'))))).to.deep.equal([
      '2026-12-24 depot',
      '2026-12-28 stock',
    ])
    const withoutUid = alone.replace('UID:depot\r\n', '')
    expect(daysOf(calendarOf(withoutUid, withoutUid.replaceAll('20261224', '20261226')))).to.deep.equal([
      '2026-12-24 depot',
      '2026-12-26 depot',
    ])
  })

  for (const [form, lines] of Object.entries({
    dates: ['RDATE;VALUE=DATE:20261231,20270106'],
    'dates in two lines': ['RDATE;VALUE=DATE:20270106', 'RDATE;VALUE=DATE:20261231'],
    'dates with the start, and with one date twice': ['RDATE;VALUE=DATE:20261225,20261231,20261231,20270106'],
    midnights: ['RDATE:20261231T000000,20270106T000000'],
    periods: ['RDATE;VALUE=PERIOD:20261231T000000/20270101T000000,20270106T000000/P1D'],
    'periods without VALUE=PERIOD': ['RDATE:20261231/PT24H,20270106T000000/20270106T235959'],
  }))
    it(`keep their own start in addition to ${form}`, () => {
      expect(read(calendarOf(eventOf('a', on('20261225'), ...lines)))).to.deep.equal({
        days: ['2026-12-25 a', '2026-12-31 a', '2027-01-06 a'],
        leftOut: nothingLeftOut,
      })
    })

  it('have the length of each period', () => {
    const text = calendarOf(eventOf('a', on('20261225'), 'RDATE;VALUE=PERIOD:20270105T000000/20270106T235900'))
    expect(daysOf(text)).to.deep.equal(['2026-12-25 a', '2027-01-05 a', '2027-01-06 a'])
  })

  it('change from an occurrence on, until the next change', () => {
    const from = (day: string) => `RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:${day}`
    const series = eventOf('depot', on('20261130'), 'RRULE:FREQ=WEEKLY;COUNT=5')
    const later = eventOf('depot', from('20261207'), on('20261208'), 'DTEND;VALUE=DATE:20261210')
    const one = exception(replaced('20261214'), on('20261218'))
    const end = exception(from('20261228'), 'STATUS:CANCELLED')
    const days = ['2026-11-30', '2026-12-08', '2026-12-09', '2026-12-18', '2026-12-22', '2026-12-23']
    expect(daysOf(calendarOf(end, one, later, series))).to.deep.equal(days.map(day => `${day} depot`))
  })

  it('are those of the highest sequence, for the series and for each exception', () => {
    const old = eventOf('depot', 'SEQUENCE:1', on('20261201'), 'RRULE:FREQ=WEEKLY;COUNT=9')
    const moved = (sequence: number, day: string) => exception(replaced('20261207'), `SEQUENCE:${sequence}`, on(day))
    const days = [depotDays[0], '2026-12-11 depot', depotDays[2]]
    const current = depot.replace('END', 'SEQUENCE:10\r\nEND')
    for (const events of [
      [old, current, moved(3, '20261211'), moved(2, '20261208')],
      [moved(2, '20261208'), moved(3, '20261211'), current, old],
    ])
      expect(daysOf(calendarOf(...events))).to.deep.equal(days)
    expect(daysOf(calendarOf(eventOf('x', on('20261225')), eventOf('x', on('20261226'))))).to.deep.equal([
      '2026-12-25 x',
      '2026-12-26 x',
    ])
  })

  it('replace or exclude the day of an event without a rule', () => {
    const single = eventOf('depot', on('20261207'))
    expect(daysOf(calendarOf(single, exception(replaced('20261207'), on('20261209'))))).to.deep.equal([
      '2026-12-09 depot',
    ])
    expect(daysOf(calendarOf(eventOf('depot', on('20261207'), 'EXDATE:20261207')))).to.deep.equal([])
  })

  it('are whole days in every year since their first', () => {
    const lines = ['DTSTART:19600101T000000', 'DTEND:19600101T235959', 'RRULE:FREQ=YEARLY;UNTIL=20270101']
    const { days, leftOut } = read(calendarOf(eventOf('depot', ...lines)))
    expect([days.length, days.at(-1), leftOut]).to.deep.equal([68, '2027-01-01 depot', nothingLeftOut])
  })

  it('end on the last day of their rule, in every form of that day', () => {
    const daily = (zone: string, until: string) =>
      daysOf(calendarOf(eventOf('a', on('20261224'), `RRULE:FREQ=DAILY;UNTIL=${until}`)), zone).length
    for (const until of ['20261225', '20261225T000000Z', '20261225T235959Z', '20261225T060000Z', '20261226T055959Z'])
      expect(daily('America/Chicago', until), until).to.equal(2)
    for (const until of ['20261225', '20261225T000000Z', '20261225T235959Z', '20261224T150000Z', '20261225T145959Z'])
      expect(daily('Asia/Tokyo', until), until).to.equal(2)
  })
})
