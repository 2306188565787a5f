import { isDay } from '../../core/base/days'
import { readIcs } from '../../core/calendar/ics-read'
import type { Random } from '../../core/testing/random'
import { mutilate } from './texts'

const zones = ['America/Chicago', 'Asia/Tokyo', 'UTC', 'Pacific/Kiritimati']
const rules = [
  'FREQ=DAILY;COUNT=4',
  'FREQ=WEEKLY;COUNT=5',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=29,30,31;BYSETPOS=-1',
  'FREQ=YEARLY',
  'FREQ=DAILY;BYMONTH=2',
]

/** Returns the lines of a whole day, or of several, in a form that calendars write (RFC 5545). */
function spanLines(random: Random, first: number, name = 'DTSTART'): string[] {
  const [day, next] = [String(first), String(first + 1)]
  return random.pick([
    [`${name};VALUE=DATE:${day}`],
    [`${name}:${day}`],
    [`${name};TZID=Europe/Berlin:${day}`, `DTEND;TZID=Europe/Berlin:${next}`],
    [`${name}:${day}`, 'DURATION:P2D'],
    [`${name}:${day}T000000`, `DTEND:${day}T235959`],
    [`${name}:${day}T000000`, `DTEND:${day}T240000`],
    [`${name};TZID=Asia/Tokyo:${day}T000000`, `DTEND;TZID=Asia/Tokyo:${next}T235900`],
    [`${name}:${day}T060000Z`, `DTEND:${next}T055959Z`],
    [`${name}:${day}T090000`, `DTEND:${day}T170000`],
  ])
}

const event = (uid: string, lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'].join('\r\n')

/** Returns a series with its exceptions: all events of a UID, one after the other. */
function seriesText(random: Random, uid: string): string {
  const first = 20261201 + random.whole(0, 20)
  const lines = spanLines(random, first)
  if (random.chance(0.7)) lines.push(`RRULE:${random.pick(rules)}`)
  if (random.chance(0.3)) lines.push(`RDATE:${first + 3},${first + 5}T000000`)
  if (random.chance(0.3)) lines.push(`EXDATE:${first + 1},${first + 7}`)
  if (random.chance(0.2)) lines.push(`SEQUENCE:${random.whole(0, 3)}`)
  const events = random.chance(0.1) ? [] : [event(uid, lines)]
  for (let count = random.whole(0, 3); count > 0; count -= 1) {
    const replaces = `RECURRENCE-ID${random.chance(0.2) ? ';RANGE=THISANDFUTURE' : ''}:${first + random.whole(0, 4)}`
    const status = random.chance(0.2) ? ['STATUS:CANCELLED'] : []
    events.push(event(uid, [replaces, ...status, ...spanLines(random, first + random.whole(0, 6))]))
  }
  return events.join('\r\n')
}

const separator = '\r\n\r\n'

/** Returns the text of several series, with an empty line between two. */
export function seriesTexts(random: Random): string {
  return Array.from({ length: random.whole(1, 4) }, (_, index) => seriesText(random, `s${index}`))
    .filter(text => text !== '')
    .join(separator)
}

function readDays(series: readonly string[], zone: string) {
  const text = ['BEGIN:VCALENDAR', ...series, 'END:VCALENDAR'].join('\r\n')
  const { days, ...leftOut } = readIcs(text, { zone, today: '2026-11-19', until: '2028-11-18' })
  return { days: days.map(({ date, name }) => `${date} ${name}`).toSorted(), leftOut, dates: days }
}

/**
 * Reads several series together, each alone, and with one of them broken. The days of a series must depend on no other,
 * and each series must give days or be counted.
 */
export function readSeries(text: string, random: Random): void {
  const series = text.split(separator).filter(each => each !== '')
  const zone = random.pick(zones)
  const together = readDays(series, zone)
  if (!together.dates.every(({ date }) => isDay(date))) throw new Error('gives days')
  const single = series.map(each => readDays([each], zone))
  const joined = single.flatMap(({ days }) => days).toSorted()
  if (joined.join() !== together.days.join()) throw new Error('reads each series as if it were alone')
  for (const part of ['timed', 'unreadable', 'later'] as const)
    if (single.reduce((sum, { leftOut }) => sum + leftOut[part], 0) !== together.leftOut[part])
      throw new Error(`counts ${part} as of each series alone`)

  const index = random.whole(0, series.length - 1)
  const chosen = series[index]
  if (chosen === undefined) return
  const broken = readDays(series.with(index, breakStart(chosen, random)), zone)
  const others = (days: readonly string[]) => days.filter(day => !day.endsWith(` s${nameOf(chosen)}`)).join()
  if (others(broken.days) !== others(together.days)) throw new Error('keeps the days of other events')
  if (broken.leftOut.unreadable <= together.leftOut.unreadable && !chosen.includes('CANCELLED'))
    throw new Error('counts the broken event')
}

const nameOf = (series: string) => /UID:s(\d)/.exec(series)?.[1]

/** Breaks the first event of a series in one of its necessary lines. */
function breakStart(series: string, random: Random): string {
  const value = random.pick(['soon', '2026123', '20260230', '20261201T250000', ''])
  return series.replace(/(DTSTART[^:\r]*):[^\r]*/, random.chance(0.8) ? `$1:${value}` : '$1')
}

/** Returns the same series with characters or lines lost: the days must still be days. */
export function mutilatedSeries(random: Random): string {
  return mutilate(random, `BEGIN:VCALENDAR\r\n${seriesTexts(random)}\r\nEND:VCALENDAR`, random.pick(['\r\n', ':', ';']))
}
