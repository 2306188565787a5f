import { addDays } from '../base/days'
import type { Typed } from '../drafts/cells'
import type { Day } from '../wire/base'
import { type IcsOptions, icsOf } from './ics'
import { type LeftOut, readIcs } from './ics-read'
import { type JudgedDay, judgeDays } from './import'
import { stretchesOf } from './rules'
import type { KnownDays } from './types'

/** Loaded when a calendar file is asked for. */

/** How far ahead days are written, and repeated events followed: two years. */
const daysAhead = 731
/** A calendar of holidays has some kilobytes; what is larger than this in bytes is something else. */
const largest = 2_000_000

export type FileFault = 'tooLarge' | 'noCalendar' | 'noDays'

export interface ReadFile {
  readonly judged: readonly JudgedDay[]
  readonly leftOut: LeftOut
  /** The last day up to which repeated events are followed. */
  readonly until: Day
}

/** Answers what is known of some days; null where that could not be read. */
type Read = (from: Day, to: Day) => Promise<KnownDays | null>

/**
 * The marked days as a file for other calendars: what ends today or later. They are read from further back, so that
 * what is under way is known from its first day. Null where they could not be read.
 */
export async function calendarFile(today: Day, read: Read, options: Omit<IcsOptions, 'now'>) {
  const until = addDays(today, daysAhead)
  const known = await read(addDays(today, -daysAhead), until)
  if (!known) return null
  const stretches = stretchesOf(known).filter(({ to }) => to >= today)
  const words = icsOf(stretches, { ...options, now: new Date().toISOString() })
  const file = new Blob([words], { type: 'text/calendar;charset=utf-8' })
  return { name: `reeldock-calendar_${today}_${until}.ics`, file }
}

/** Reads a calendar file, and says of each of its days what becomes of it; null where what is known could not be read. */
export async function readCalendarFile(
  file: Blob,
  { zone, today, read, typed }: { zone: string; today: Day; read: Read; typed(): Typed },
): Promise<ReadFile | FileFault | null> {
  if (file.size > largest) return 'tooLarge'
  const until = addDays(today, daysAhead)
  const found = await file
    .text()
    .then(words => readIcs(words, { zone, today, until }))
    .catch(() => null)
  if (found === null) return 'noCalendar'
  const { days, ...leftOut } = found
  const dates = days.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined)
    return Object.values(leftOut).some(count => count > 0) ? { judged: [], leftOut, until } : 'noDays'
  const known = last < today ? new Map() : await read(first < today ? today : first, last)
  return known && { judged: judgeDays(days, { known, typed: typed(), today }), leftOut, until }
}
