import { expect } from 'chai'
import { daysFrom } from '../base/days'
import { calendarFile } from './files'
import { icsOf } from './ics'
import { readIcs } from './ics-read'
import { daysToWrite, judgeDays } from './import'
import { dayWith, stretchesOf } from './rules'
import type { DayPlan, DayRecords, Stretch } from './types'

const holiday: DayPlan = { kind: 'holiday', percent: 0 }
const [today, until] = ['2026-11-19', '2028-12-31']
const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]

function recordsOf(days: readonly [string, DayPlan][]): DayRecords {
  return new Map(days.map(([date, plan]) => [date, dayWith(date, plan)]))
}
function calendarText(stretches: readonly Stretch[]): string {
  const title = ({ plan }: Stretch) =>
    plan.kind === 'holiday' ? 'Holiday; closed, all of us' : `${plan.kind} ${plan.percent}%`
  return icsOf(stretches, { name: 'Cinderlane', org: 'cinderlane', now: '2026-11-19T15:00:00Z', title })
}
function events(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261119T150000Z', ...lines, 'END:VEVENT'].join('\r\n')
}
const onlyTimed = { days: [], timed: 1, unreadable: 0, later: 0, cut: 0 }
const dates = (text: string, zone = 'America/Chicago') =>
  readIcs(text, { zone, today, until }).days.map(({ date }) => date)

describe('a calendar file', () => {
  const plans = recordsOf([
    ...daysFrom('2026-12-24', '2026-12-26').map((date): [string, DayPlan] => [date, holiday]),
    ...daysFrom('2026-12-27', '2026-12-28').map((date): [string, DayPlan] => [date, { kind: 'surge', percent: 40 }]),
    ['2027-02-28', { kind: 'discount', percent: 10 }],
    ['2027-03-14', holiday],
    ['2026-12-31', { kind: 'none', percent: 0 }],
  ])

  it('has whole days, and each event ends on the day after its last day', () => {
    const text = calendarText(stretchesOf(plans))
    expect(text.match(/BEGIN:VEVENT/g)?.length).to.equal(4)
    expect(text).to.include('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\n')
    expect(text).to.include('SUMMARY:Holiday\\; closed\\, all of us')
    expect(text.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)).to.equal(true)
  })

  // @spec 5.67
  for (const zone of zones)
    it(`is read back as the same days in ${zone}`, () => {
      const back = readIcs(calendarText(stretchesOf(plans)), { zone, today, until })
      const read = recordsOf(back.days.map(({ date, plan }) => [date, plan]))
      expect(stretchesOf(read)).to.deep.equal(stretchesOf(plans))
      expect(back.timed).to.equal(0)
    })

  it('excludes the day on which an event ends, and reads an event without an end as one day', () => {
    expect(dates(events(event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261227')))).to.deep.equal([
      '2026-12-25',
      '2026-12-26',
    ])
    expect(dates(events(event('DTSTART;VALUE=DATE:20261225')))).to.deep.equal(['2026-12-25'])
    expect(dates(events(event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261225')))).to.deep.equal([
      '2026-12-25',
    ])
    expect(dates(events(event('DTSTART;VALUE=DATE:20261225', 'DURATION:P2D')))).to.deep.equal([
      '2026-12-25',
      '2026-12-26',
    ])
  })

  it('reads midnight to midnight in the zone of the partner or of the event as whole days, and counts others', () => {
    const inUtc = events(event('DTSTART:20261225T060000Z', 'DTEND:20261226T060000Z'))
    expect(dates(inUtc, 'America/Chicago')).to.deep.equal(['2026-12-25'])
    expect(readIcs(inUtc, { zone: 'Europe/London', today, until })).to.deep.equal(onlyTimed)
    const inTokyo = events(event('DTSTART;TZID=Asia/Tokyo:20261225T000000', 'DTEND;TZID=Asia/Tokyo:20261226T000000'))
    for (const zone of zones) expect(dates(inTokyo, zone)).to.deep.equal(['2026-12-25'])
  })

  it('reads neither a moment nor a midnight of another zone as a day', () => {
    const moments = [
      event('DTSTART:20261225T000000'),
      event('DTSTART:20261225T000000', 'DTEND:20261225T000000'),
      event('DTSTART;TZID=America/Chicago:20261225T000000', 'DURATION:PT0S'),
      // In a browser with a clock that is five hours off, this floats to the midnight of another zone.
      event('DTSTART:20261225T050000', 'DTEND:20261226T050000'),
    ]
    for (const each of moments)
      for (const zone of zones) expect(readIcs(events(each), { zone, today, until }), each).to.deep.equal(onlyTimed)
    const utcDay = events(event('DTSTART:20261225T000000Z', 'DTEND:20261226T000000Z'))
    expect(dates(utcDay, 'America/New_York')).to.deep.equal([])
    expect(dates(utcDay, 'UTC')).to.deep.equal(['2026-12-25'])
  })

  it('never drops future days because of past days', () => {
    const daily = event('DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY;UNTIL=20261130')
    const long = event('DTSTART;VALUE=DATE:20100101', 'DTEND;VALUE=DATE:20261202')
    const feast = event('DTSTART;VALUE=DATE:20261225')
    for (const old of [daily, long]) {
      const { days, cut } = readIcs(events(old, feast), { zone: 'America/Chicago', today, until })
      const read = days.map(({ date }) => date)
      expect(read[0]).to.match(/^20[01]0-01-01$/)
      expect(read).to.include.members(['2026-11-19', '2026-11-30', '2026-12-25'])
      expect(cut).to.equal(0)
    }
  })

  it('follows repeated events up to an end, without excluded days', () => {
    const yearly = event('DTSTART;VALUE=DATE:20201225', 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20271225')
    expect(dates(events(yearly)).filter(date => date >= '2026')).to.deep.equal(['2026-12-25', '2028-12-25'])
    const daily = event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY')
    expect(dates(events(daily)).at(-1)).to.equal(until)
  })

  it('leaves out a cancelled event', () => {
    expect(dates(events(event('DTSTART;VALUE=DATE:20261225', 'STATUS:CANCELLED')))).to.deep.equal([])
  })

  it('is refused when it is no calendar', () => {
    for (const text of ['', 'hello', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}'])
      expect(() => readIcs(text, { zone: 'UTC', today, until }), text).to.throw()
  })
})

describe('an export', () => {
  it('keeps the id of a stretch that has begun, and leaves out a stretch that is over', async () => {
    const days = recordsOf([
      ['2026-11-10', holiday],
      ...daysFrom('2026-11-16', '2026-11-27').map((date): [string, DayPlan] => [date, holiday]),
      ['2026-12-25', holiday],
    ])
    const uids = async (today: string) => {
      const read = async (from: string, to: string) => new Map([...days].filter(([date]) => from <= date && date <= to))
      const file = await calendarFile(today, read, { org: 'cinderlane', name: 'Cinderlane', title: () => 'Holiday' })
      return (await file?.file.text())?.match(/(?<=UID:).*?(?=@)/g)
    }
    const expectedUids = ['2026-11-16-holiday', '2026-12-25-holiday']
    expect([await uids('2026-11-16'), await uids('2026-11-19'), await uids('2026-11-27')]).to.deep.equal([
      expectedUids,
      expectedUids,
      expectedUids,
    ])
    expect(await uids('2026-11-28')).to.deep.equal(['2026-12-25-holiday'])
  })
})

describe('an import', () => {
  it('returns an outcome for each day, and writes only new days by default', () => {
    const surge: DayPlan = { kind: 'surge', percent: 25 }
    const judged = judgeDays(
      ['2026-12-28', '2026-11-18', '2026-12-25', '2026-12-25', '2026-12-26'].map(date => ({
        date,
        name: 'x',
        plan: holiday,
      })),
      {
        known: recordsOf([
          ['2026-12-26', holiday],
          ['2026-12-28', surge],
        ]),
        typed: new Map(),
        today: '2026-11-19',
      },
    )
    expect(judged.map(({ date, outcome }) => [date, outcome])).to.deep.equal([
      ['2026-11-18', 'past'],
      ['2026-12-25', 'new'],
      ['2026-12-25', 'repeated'],
      ['2026-12-26', 'same'],
      ['2026-12-28', 'replaces'],
    ])
    expect(daysToWrite(judged, false).map(([date]) => date)).to.deep.equal(['2026-12-25'])
    expect(daysToWrite(judged, true).map(([date]) => date)).to.deep.equal(['2026-12-25', '2026-12-28'])
  })
})
