import { isDay } from '../../core/base/days'
import { readIcs } from '../../core/calendar/ics-read'
import type { Random } from '../../core/testing/random'
import type { Target } from './targets'

const lastDays = ['20240229', '20260129', '20260130', '20260131', '20260331', '20261231']
const frequent = ['HOURLY', 'MINUTELY', 'SECONDLY', 'DAILY']

const event = (uid: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'].join('\r\n')

function readText(events: string) {
  const text = ['BEGIN:VCALENDAR', events, 'END:VCALENDAR'].join('\r\n')
  return readIcs(text, { zone: 'America/Chicago', today: '2026-11-19', until: '2028-11-18' })
}

/** Returns an event (RFC 5545) that repeats from one of the last days of a month. */
function lastDayText(random: Random): string {
  const parts = [`FREQ=${random.pick(['MONTHLY', 'YEARLY'])}`]
  if (random.chance(0.5)) parts.push(`INTERVAL=${random.pick([2, 3, 5, 6, 12])}`)
  if (random.chance(0.3)) parts.push(`COUNT=${random.whole(1, 6)}`)
  return event('s', `DTSTART:${random.pick(lastDays)}`, `RRULE:${random.pick([parts, parts.toReversed()]).join(';')}`)
}

/** Reads an event whose rule names no day. Each of its days must have the day number of the first one. */
function readLastDays(text: string): void {
  const first = /DTSTART:\d{6}(\d\d)/.exec(text)?.[1]
  const { days } = readText(text)
  if (days.length === 0) throw new Error('gives its first day')
  for (const { date } of days) if (!isDay(date) || date.slice(-2) !== first) throw new Error(`skips ${date}`)
}

/** Returns many events that repeat too often to follow all their occurrences. */
function frequentText(random: Random): string {
  return Array.from({ length: random.whole(1, 60) }, (_, index) => {
    const start = `DTSTART:${random.pick([1990, 2020, 2026])}12${random.whole(10, 28)}${random.pick(['', 'T093000', 'T060000Z'])}`
    const more = random.chance(0.3) ? [`EXRULE:FREQ=${random.pick(frequent)};INTERVAL=${random.whole(1, 90)}`] : []
    return event(`s${index}`, start, `RRULE:FREQ=${random.pick(frequent)}`, ...more)
  }).join('\r\n')
}

/** Reads frequent events and an event of one day. Each frequent event must be counted, and the single day must stay. */
function readFrequent(text: string): void {
  const { days, timed, unreadable, later, cut } = readText([event('one', 'DTSTART:20261225'), text].join('\r\n'))
  if (!days.some(({ name, date }) => name === 'one' && date === '2026-12-25')) throw new Error('keeps the single day')
  if (unreadable > 0) throw new Error('reads each event')
  const repeated = text.split('BEGIN:VEVENT').length - 1
  const excluded = text.split('EXRULE').length - 1
  if (timed + later + cut < repeated - excluded) throw new Error('counts each event')
}

export const calendarRules: readonly Target[] = [
  { name: 'rules from the last days of months', runs: 20_000, text: lastDayText, read: readLastDays },
  { name: 'many frequent events of calendars', runs: 100, text: frequentText, read: readFrequent },
]
