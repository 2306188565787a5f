import type { Day, Instant } from '../wire/base'
import { isolate, runsFromRight } from './bidi'
import { getOrInsert } from './get-or-insert'
import { dayAt, dayTimeAt } from './zoned'
import { firstZone, localZone } from './zones'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the format of a locale, zone and form. Formats are cached, since creating one is slow. An unknown zone reads
 * as UTC.
 */
export function formatIn(locale: string, zone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${Object.entries(form).join()}`
  return getOrInsert(
    formats,
    key,
    () => new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...form, timeZone: firstZone(zone) }),
  )
}

/**
 * Returns an instant in epoch milliseconds; null for an unreadable instant. Null is accepted, since a server may send it
 * in place of an instant.
 */
function parseInstant(instant: Instant | null): number | null {
  const at = new Date(instant ?? Number.NaN).getTime()
  return Number.isNaN(at) ? null : at
}

const clockForm = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/**
 * Returns "2026-11-19" in a zone; empty for an unreadable instant. Days look the same in every language (decision 28).
 */
export function dayIn(instant: Instant, zone: string): Day {
  const at = parseInstant(instant)
  return at === null ? '' : dayAt(at, zone)
}

/** Returns the time of day of an instant in a zone: "17:26". */
export function timeOfDayIn(instant: Instant, zone: string): string {
  return dayTimeIn(instant, zone).slice(-5)
}

/** Returns "2026-11-19 17:00" in a zone; empty for an unreadable instant. */
export function dayTimeIn(instant: Instant, zone: string): string {
  const at = parseInstant(instant)
  return at === null ? '' : dayTimeAt(at, zone)
}

/**
 * Returns "Thu 2026-11-19 17:00" with the weekday of the locale. A weekday that is written from right to left would
 * reverse the order of the parts of the time, so the time is isolated then.
 */
export function longDayTimeIn(instant: Instant, zone: string, locale: string): string {
  const at = parseInstant(instant)
  if (at === null) return ''
  const weekday = formatIn(locale, zone, { weekday: 'short' }).format(at)
  const time = dayTimeAt(at, zone)
  return `${weekday} ${runsFromRight(weekday) ? isolate(time) : time}`
}

/** Returns "Thu", or the short name of the weekday in another locale. */
export function weekdayOf(day: Day, locale: string): string {
  const at = parseInstant(`${day}T00:00:00Z`)
  return at === null ? '' : formatIn(locale, 'UTC', { weekday: 'short' }).format(at)
}

/**
 * Returns "Thu 2026-11-19": days are YYYY-MM-DD in every language (decision 28). A weekday that is written from right to
 * left would reverse the order of the parts of the day, so weekday and day are isolated then.
 */
export function longDay(day: Day, locale: string): string {
  const weekday = weekdayOf(day, locale)
  return runsFromRight(weekday) ? `${isolate(weekday)} ${isolate(day)}` : `${weekday} ${day}`
}

/** Returns "UTC−06:00" at an instant, daylight saving included; empty for an unreadable instant. */
export function offsetIn(zone: string, instant: Instant): string {
  const name = zoneName(zone, instant, 'en-US', 'longOffset')
  return name && `UTC${(name.replace('GMT', '') || '+00:00').replace('-', '−')}`
}

/** Returns the short name of a zone at an instant in a locale ("CST", "GMT+1"). */
export function zoneName(zone: string, instant: Instant, locale: string, form: 'short' | 'longOffset' = 'short') {
  const at = parseInstant(instant)
  const parts = at !== null ? formatIn(locale, zone, { timeZoneName: form }).formatToParts(at) : []
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Returns "14:10:32" in the reader's zone. */
export function clockTime(at: number, locale: string): string {
  return formatIn(locale, localZone(), clockForm).format(at)
}
