import type { Day, Instant } from '../wire/base'
import { apart, runsFromRight } from './apart'

/** The zone of the browser, where nobody said another. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are dear to make and cheap to use: one a locale, zone and form. A zone that the platform does not know reads as UTC. */
export function formatIn(locale: string, zone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${Object.entries(form).join()}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...form, timeZone: isZone(zone) ? zone : 'UTC' })
  formats.set(key, made)
  return made
}

const zones = new Map<string, boolean>()

/** Whether the platform knows an IANA zone; a back end may send one that it does not. */
export function isZone(zone: string): boolean {
  const known = zones.get(zone)
  if (known !== undefined) return known
  let found = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    found = false
  }
  zones.set(zone, found)
  return found
}

/** Null for an instant that cannot be read; a back end may send null where one is due. */
function read(instant: Instant | null): Date | null {
  const at = new Date(instant ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Sweden writes dates as ISO 8601 does: "2026-11-19 17:00". */
const isoLocale = 'sv-SE'
const dayForm = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const minuteForm = { ...dayForm, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** "2026-11-19" as seen in a zone; empty for an instant that cannot be read. Days are written so in every language (decision 28). */
export function dayIn(instant: Instant, zone: string): Day {
  const at = read(instant)
  return at ? formatIn(isoLocale, zone, dayForm).format(at) : ''
}

/** "2026-11-19 17:00" as seen in a zone; empty for an instant that cannot be read. */
export function dayTimeIn(instant: Instant, zone: string): string {
  const at = read(instant)
  return at ? formatIn(isoLocale, zone, minuteForm).format(at) : ''
}

/** "Thu 2026-11-19 17:00", its weekday in the locale: one that runs from right to left must not turn the day around. */
export function longDayTimeIn(instant: Instant, zone: string, locale: string): string {
  const at = read(instant)
  if (!at) return ''
  const weekday = formatIn(locale, zone, { weekday: 'short' }).format(at)
  const time = dayTimeIn(instant, zone)
  return `${weekday} ${runsFromRight(weekday) ? apart(time) : time}`
}

/** "UTC−06:00" at an instant, daylight saving counted; empty for an instant that cannot be read. */
export function offsetIn(zone: string, instant: Instant): string {
  if (read(instant) === null) return ''
  const name = zoneIn(formatIn('en-US', zone, { timeZoneName: 'longOffset' }), instant)
  return `UTC${(name.replace('GMT', '') || '+00:00').replace('-', '−')}`
}

/** What a format calls the zone at an instant. */
export function zoneIn(format: Intl.DateTimeFormat, instant: Instant): string {
  const at = read(instant)
  return at ? (format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? '') : ''
}

/** "14:10:32" as the reader's clock has it. */
export function clockTime(at: number, locale: string): string {
  return formatIn(locale, localZone(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
