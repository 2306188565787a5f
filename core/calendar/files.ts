import { addDays } from '../base/days'
import type { Typed } from '../drafts/cells'
import type { Day } from '../wire/base'
import { type IcsOptions, icsOf } from './ics'
import { type LeftOut, readIcs } from './ics-read'
import { type JudgedDay, judgeDays } from './import'
import { stretchesOf } from './rules'
import type { DayRecords } from './types'

/** This module is loaded with the first import or export of a calendar file. */

/** The number of days from today that are exported, and up to which repeated events are followed: two years. */
const daysAhead = 731
/** The maximum size of a file in bytes. A calendar of holidays has some kilobytes, so a larger file is something else. */
const maxBytes = 2_000_000

export type FileFault = 'tooLarge' | 'noCalendar' | 'noDays'

export interface ReadFile {
  readonly judged: readonly JudgedDay[]
  readonly leftOut: LeftOut
  /** The last day up to which repeated events are followed. */
  readonly until: Day
}

/** Returns the records of some days; null if the read failed. */
type ReadDays = (from: Day, to: Day) => Promise<DayRecords | null>

/**
 * Returns the stretches of marked days that end today or later, as a file for other calendars; null if the read failed.
 * Past days are read too, because the id of a stretch that has begun contains its first day.
 */
export async function calendarFile(today: Day, read: ReadDays, options: Omit<IcsOptions, 'now'>) {
  const until = addDays(today, daysAhead)
  const known = await read(addDays(today, -daysAhead), until)
  if (!known) return null
  const stretches = stretchesOf(known).filter(({ to }) => to >= today)
  const text = icsOf(stretches, { ...options, now: new Date().toISOString() })
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  return { name: `reeldock-calendar_${today}_${until}.ics`, file }
}

/**
 * Reads a calendar file and returns its days with their outcomes, or the fault of the file; null if the read of the
 * records failed.
 */
export async function readCalendarFile(
  file: Blob,
  { zone, today, read, typed }: { zone: string; today: Day; read: ReadDays; typed(): Typed },
): Promise<ReadFile | FileFault | null> {
  if (file.size > maxBytes) return 'tooLarge'
  const until = addDays(today, daysAhead)
  const parsed = await file
    .text()
    .then(text => readIcs(text, { zone, today, until }))
    .catch(() => null)
  if (parsed === null) return 'noCalendar'
  const { days, ...leftOut } = parsed
  const dates = days.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined)
    return Object.values(leftOut).some(count => count > 0) ? { judged: [], leftOut, until } : 'noDays'
  const known = last < today ? new Map() : await read(first < today ? today : first, last)
  return known && { judged: judgeDays(days, { known, typed: typed(), today }), leftOut, until }
}
