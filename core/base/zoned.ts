import dayjs, { type Dayjs } from 'dayjs'
// The extensions of these imports are needed: Node resolves a file of a package without an exports map only by its
// whole name.
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { Day, TimeOfDay } from '../wire/base'
import { firstZone } from './zones'

dayjs.extend(utc)
dayjs.extend(timezone)

const minute = 60_000
const day = 24 * 60 * minute
/**
 * Spans without a change of clocks if they begin and end with one offset: the clocks of no zone change twice within a
 * week.
 */
const spans = [7 * day, day] as const
/** A quarter of an hour. Clocks change only at its start, so each quarter has one offset. */
const quarter = 15 * minute

const offsets = new Map<string, number>()
/** The maximum number of cached offsets: a page needs a few hundred, but a server may send any date. */
const maxOffsets = 5000

/** Returns the offset of a zone from UTC at the start of a span, in milliseconds. Offsets are cached, since dayjs is slow. */
function offsetAtStart(start: number, zone: string): number {
  const key = `${start} ${zone}`
  const cached = offsets.get(key)
  if (cached !== undefined) {
    // A Map keeps the order of insertion, so its first key is the least recently used one.
    offsets.delete(key)
    offsets.set(key, cached)
    return cached
  }
  const offset = dayjs(start).tz(zone).utcOffset() * minute
  const [oldest] = offsets.keys()
  if (offsets.size >= maxOffsets && oldest !== undefined) offsets.delete(oldest)
  offsets.set(key, offset)
  return offset
}

function offsetAt(at: number, zone: string): number {
  const knownZone = firstZone(zone)
  const startOf = (span: number) => Math.floor(at / span) * span
  const isSteady = (span: number) =>
    offsetAtStart(startOf(span), knownZone) === offsetAtStart(startOf(span) + span, knownZone)
  return offsetAtStart(startOf(spans.find(isSteady) ?? quarter), knownZone)
}

/** Returns an instant, in epoch milliseconds, as the clocks of a zone show it: a dayjs time in UTC with that date and hour. */
function wallClock(at: number, zone: string): Dayjs {
  return dayjs.utc(at + offsetAt(at, zone))
}

/**
 * Returns the day that the clocks of a zone show at an instant, in epoch milliseconds. An unknown zone reads as UTC.
 */
export function dayAt(at: number, zone: string): Day {
  return wallClock(at, zone).format('YYYY-MM-DD')
}

/** Returns the time, to the minute, that the clocks of a zone show at an instant, in epoch milliseconds. */
export function timeAt(at: number, zone: string): TimeOfDay {
  return wallClock(at, zone).format('HH:mm')
}

/** Returns "2026-11-19 17:00" as the clocks of a zone show an instant, in epoch milliseconds. */
export function dayTimeAt(at: number, zone: string): string {
  return wallClock(at, zone).format('YYYY-MM-DD HH:mm')
}

/**
 * Returns when the clocks of a zone show a time on a day, in epoch milliseconds. For a time that the clocks show twice,
 * returns the first instant; a time that daylight saving skips is moved forward. dayjs.tz would use the offset of today.
 */
export function epochOf(day: Day, time: TimeOfDay, zone: string): number {
  const wall = dayjs.utc(`${day}T${time}`).valueOf()
  const guess = wall - offsetAt(wall, zone)
  const at = wall - offsetAt(guess, zone)
  return at + offsetAt(at, zone) === wall ? at : Math.max(at, guess)
}
