import { addDays } from '../base/days'
import type { Day } from '../wire/base'
import { icsOf } from './ics'
import { readIcs } from './ics-read'
import { type JudgedDay, judgeDays } from './import'
import { stretchesOf } from './rules'
import type { KnownDays, Stretch } from './types'

/** Loaded when a calendar file is asked for. */

/** How far ahead days are written, and repeated events followed: two years. */
const daysAhead = 731
/** A calendar of holidays has some kilobytes; what is larger than this in bytes is something else. */
const largest = 2_000_000

export type FileFault = 'tooLarge' | 'noCalendar' | 'noDays'

export interface ReadFile {
  readonly judged: readonly JudgedDay[]
  /** Events with a time of day, which are left out. */
  readonly timed: number
  readonly cut: boolean
}

/**
 * The days that a file is written of: from today on. They are read from further back, so that what is under way is
 * known from its first day.
 */
export function exportRange(today: Day): { readFrom: Day; from: Day; to: Day } {
  return { readFrom: addDays(today, -daysAhead), from: today, to: addDays(today, daysAhead) }
}

/** The marked days as a file for other calendars: what ends on the day `from` or later, each stretch whole. */
export function calendarFile(
  known: KnownDays,
  { from, org, name, title }: { from: Day; org: string; name: string; title(stretch: Stretch): string },
): Blob {
  const stretches = stretchesOf(known).filter(({ to }) => to >= from)
  const words = icsOf(stretches, { name, org, now: new Date().toISOString(), title })
  return new Blob([words], { type: 'text/calendar;charset=utf-8' })
}

/** Reads a calendar file, and says of each of its days what becomes of it. `read` answers what is known; null ends it. */
export async function readCalendarFile(
  file: Blob,
  { zone, today, read }: { zone: string; today: Day; read(from: Day, to: Day): Promise<KnownDays | null> },
): Promise<ReadFile | FileFault | null> {
  if (file.size > largest) return 'tooLarge'
  const until = addDays(today, daysAhead)
  const found = await file
    .text()
    .then(words => readIcs(words, { zone, today, until }))
    .catch(() => null)
  if (found === null) return 'noCalendar'
  const { days, timed, cut } = found
  const dates = days.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return timed > 0 ? { judged: [], timed, cut } : 'noDays'
  const known = last < today ? new Map() : await read(first < today ? today : first, last)
  return known && { judged: judgeDays(days, known, today), timed, cut }
}
