import type { Instant } from '../wire/base'
import { formatIn, isZone, zoneIn } from './time'

/** The short name of a zone at an instant, as people of the locale say it ("CST", "GMT+1"). */
export function zoneName(zone: string, instant: Instant, locale: string): string {
  return isZone(zone) ? zoneIn(formatIn(locale, zone, { timeZoneName: 'short' }), instant) : 'UTC'
}
