import { getOrInsert } from '../../core/base/get-or-insert'
import { longDayTimeIn, offsetIn, zoneName } from '../../core/base/time'
import type { Instant } from '../../core/wire/base'

export type Times = ReturnType<typeof timesIn>

/**
 * Returns functions that format times in a locale. An order has few deadlines and many rows, so each result is cached.
 */
export function timesIn(locale: string) {
  return {
    /** Formats as "Thu 2026-11-19 17:00". */
    long: cached((instant, zone) => longDayTimeIn(instant, zone, locale)),
    /** Formats as "UTC−06:00". */
    offset: cached((instant, zone) => offsetIn(zone, instant)),
    /** Formats as "CST". */
    zone: cached((instant, zone) => (instant ? zoneName(zone, instant, locale) : '')),
  }
}

function cached(format: (instant: Instant, zone: string) => string): (instant: Instant, zone: string) => string {
  const cache = new Map<string, string>()
  return (instant, zone) => getOrInsert(cache, `${instant} ${zone}`, () => format(instant, zone))
}
