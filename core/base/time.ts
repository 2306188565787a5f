import type { Day, Instant } from '../wire/base'
import { isolate, runsFromRight } from './bidi'
import { getOrInsert } from './get-or-insert'
import { dayAt, dayTimeAt } from './zoned'
import { firstZone, localZone } from './zones'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are dear to make and cheap to use: one a locale, zone and form. A zone that the platform does not know reads as UTC. */
export function formatIn(locale: string, zone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${Object.entries(form).join()}`
  return getOrInsert(formats, key, () => new Intl.DateTimeFormat(locale, { ...form, timeZone: firstZone(zone) }))
}

/** Epoch milliseconds; null for an instant that cannot be read. A back end may send null where one is due. */
function read(instant: Instant | null): number | null {
  const at = new Date(instant ?? Number.NaN).getTime()
  return Number.isNaN(at) ? null : at
}

const clockForm = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** "2026-11-19" as seen in a zone; empty for an instant that cannot be read. Days are written so in every language (decision 28). */
export function dayIn(instant: Instant, zone: string): Day {
  const at = read(instant)
  return at === null ? '' : dayAt(at, zone)
}

/** Returns the time of day of an instant in a zone: "17:26". */
export function timeOfDayIn(instant: Instant, zone: string): string {
  return dayTimeIn(instant, zone).slice(-5)
}

/** "2026-11-19 17:00" as seen in a zone; empty for an instant that cannot be read. */
export function dayTimeIn(instant: Instant, zone: string): string {
  const at = read(instant)
  return at === null ? '' : dayTimeAt(at, zone)
}

/** "Thu 2026-11-19 17:00", its weekday in the locale: one that runs from right to left must not turn the day around. */
export function longDayTimeIn(instant: Instant, zone: string, locale: string): string {
  const at = read(instant)
  if (at === null) return ''
  const weekday = formatIn(locale, zone, { weekday: 'short' }).format(at)
  const time = dayTimeAt(at, zone)
  return `${weekday} ${runsFromRight(weekday) ? isolate(time) : time}`
}

/** "Thu", or the short name of a day of the week in another locale. */
export function weekdayOf(day: Day, locale: string): string {
  const at = read(`${day}T00:00:00Z`)
  return at === null ? '' : formatIn(locale, 'UTC', { weekday: 'short' }).format(at)
}

/** "Thu 2026-11-19": days are YYYY-MM-DD in every language (decision 28), which a weekday from right to left must not turn around. */
export function longDay(day: Day, locale: string): string {
  const weekday = weekdayOf(day, locale)
  return runsFromRight(weekday) ? `${isolate(weekday)} ${isolate(day)}` : `${weekday} ${day}`
}

/** "UTC−06:00" at an instant, daylight saving counted; empty for an instant that cannot be read. */
export function offsetIn(zone: string, instant: Instant): string {
  const name = zoneName(zone, instant, 'en-US', 'longOffset')
  return name && `UTC${(name.replace('GMT', '') || '+00:00').replace('-', '−')}`
}

/** The short name of a zone at an instant, as people of the locale say it ("CST", "GMT+1"). */
export function zoneName(zone: string, instant: Instant, locale: string, form: 'short' | 'longOffset' = 'short') {
  const at = read(instant)
  const parts = at !== null ? formatIn(locale, zone, { timeZoneName: form }).formatToParts(at) : []
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** "14:10:32" as the reader's clock has it. */
export function clockTime(at: number, locale: string): string {
  return formatIn(locale, localZone(), clockForm).format(at)
}
