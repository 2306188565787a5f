import { getOrInsert } from '../../core/base/get-or-insert'
import { longDayTimeIn, offsetIn, zoneName } from '../../core/base/time'
import type { Instant } from '../../core/wire/base'

export type Times = ReturnType<typeof timesIn>

/** Times in the words of a locale. An order has few deadlines and many rows: each is put into words once. */
export function timesIn(locale: string) {
  return {
    /** "Thu 2026-11-19 17:00". */
    long: once((instant, zone) => longDayTimeIn(instant, zone, locale)),
    /** "UTC−06:00". */
    offset: once((instant, zone) => offsetIn(zone, instant)),
    /** "CST". */
    zone: once((instant, zone) => (instant ? zoneName(zone, instant, locale) : '')),
  }
}

function once(say: (instant: Instant, zone: string) => string): (instant: Instant, zone: string) => string {
  const said = new Map<string, string>()
  return (instant, zone) => getOrInsert(said, `${instant} ${zone}`, () => say(instant, zone))
}
