import type { Day, Instant, TimeOfDay } from '../wire/base'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** "2026-11-19T23:00:00Z": instants go over the wire without fractions of a second. */
export function toInstant(at: number): Instant {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const two = '2-digit' as const
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  formats.set(zone, made)
  return made
}

/** Clocks are put forward or back at a quarter of an hour, never within one. */
const quarter = 15 * minute
const offsets = new Map<string, number>()
/** A world asks for a few hundred; callers may name any date. */
const maxOffsets = 5000

/** How far the clocks of a zone are ahead of UTC. It is dear to ask for, and a world asks ten thousand times for a few hundred. */
function offsetAt(at: number, zone: string): number {
  const start = Math.floor(at / quarter) * quarter
  const key = `${start} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) {
    // A Map keeps the order of insertion, so its first key is the least recently used one.
    offsets.delete(key)
    offsets.set(key, known)
    return known
  }
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(start)) part[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute: minutes = 0, second = 0 } = part
  const offset = Date.UTC(year, month - 1, date, hours, minutes, second) - start
  const [oldest] = offsets.keys()
  if (offsets.size >= maxOffsets && oldest !== undefined) offsets.delete(oldest)
  offsets.set(key, offset)
  return offset
}

function wallClock(at: number, zone: string): number {
  return at + offsetAt(at, zone)
}

/** The day that a clock on the wall of a zone shows. */
export function dayOf(at: number, zone: string): Day {
  return new Date(wallClock(at, zone)).toISOString().slice(0, 10)
}

/** The time that a clock on the wall of a zone shows, to the minute. */
export function timeOf(at: number, zone: string): TimeOfDay {
  return new Date(wallClock(at, zone)).toISOString().slice(11, 16)
}

/** When a zone's clock shows this day and time; of a time that daylight saving skips, the one after it. */
export function momentOf(date: Day, time: TimeOfDay, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const guess = wall - offsetAt(wall, zone)
  const at = wall - offsetAt(guess, zone)
  return wallClock(at, zone) === wall ? at : Math.max(at, guess)
}

export function addDays(date: Day, count: number): Day {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10)
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: Day): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The first Monday to Friday on or after a day. */
export function workingDayFrom(date: Day): Day {
  const weekday = weekdayOf(date)
  return weekday < 6 ? date : addDays(date, 8 - weekday)
}

/** The last Monday to Friday on or before a day. */
export function workingDayUntil(date: Day): Day {
  return addDays(date, Math.min(0, 5 - weekdayOf(date)))
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/

export function isDay(value: unknown): value is Day {
  return (
    typeof value === 'string' && dayShape.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value
  )
}
