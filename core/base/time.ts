import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import type { Day, Instant } from '../wire/base'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The zone of the browser, where nobody said another. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

const known = new Map<string, boolean>()

/** Whether the platform knows an IANA zone; a back end may send one that it does not. */
export function isZone(zone: string): boolean {
  const cached = known.get(zone)
  if (cached !== undefined) return cached
  let found = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    found = false
  }
  known.set(zone, found)
  return found
}

function inZone(instant: Instant, zone: string): dayjs.Dayjs {
  return dayjs(instant).tz(isZone(zone) ? zone : 'UTC')
}

/** "2026-11-19" as seen in a zone. Days are written so in every language (decision 28). */
export function dayIn(instant: Instant, zone: string): Day {
  return inZone(instant, zone).format('YYYY-MM-DD')
}

/** "2026-11-19 17:00" as seen in a zone; empty for an instant that cannot be read. */
export function dayTimeIn(instant: Instant, zone: string): string {
  const at = inZone(instant, zone)
  return at.isValid() ? at.format('YYYY-MM-DD HH:mm') : ''
}

/** "Thu 2026-11-19 17:00", its weekday in the locale. */
export function longDayTimeIn(instant: Instant, zone: string, locale: string): string {
  const at = dayTimeIn(instant, zone)
  return at === '' ? '' : `${weekday(instant, zone, locale)} ${at}`
}

function weekday(instant: Instant, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: isZone(zone) ? zone : 'UTC' }).format(
    new Date(instant),
  )
}

/** "UTC−06:00" at an instant, daylight saving counted. */
export function offsetIn(zone: string, instant: Instant): string {
  const minutes = inZone(instant, zone).utcOffset()
  const part = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`
}

/** The short name of a zone at an instant, as people of the locale say it ("CST", "GMT+1"). */
export function zoneName(zone: string, instant: Instant, locale: string): string {
  if (!isZone(zone)) return 'UTC'
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? zone
}

/** "14:10:32" as the reader's clock has it. */
export function clockTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
