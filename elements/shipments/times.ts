import { longDayTimeIn, zoneName } from '../../core/base/time'
import type { Instant } from '../../core/wire/base'

export interface Times {
  /** "Thu 2026-11-19 17:00". */
  long(instant: Instant, zone: string): string
  /** "CST". */
  zone(instant: Instant, zone: string): string
}

/** Times in the words of a locale. An order has few deadlines and many rows: each is put into words once. */
export function timesIn(locale: string): Times {
  const long = once((instant, zone) => longDayTimeIn(instant, zone, locale))
  const name = once((instant, zone) => (instant ? zoneName(zone, instant, locale) : ''))
  return { long, zone: name }
}

function once(say: (instant: Instant, zone: string) => string): (instant: Instant, zone: string) => string {
  const said = new Map<string, string>()
  return (instant, zone) => {
    const key = `${instant} ${zone}`
    const known = said.get(key)
    if (known !== undefined) return known
    const words = say(instant, zone)
    said.set(key, words)
    return words
  }
}
