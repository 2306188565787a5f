import type { Day, Instant } from '../wire/base'
import { getOrInsert } from './get-or-insert'
import { dayIn } from './time'

/**
 * Returns a function that returns the day of an instant in a zone; empty for an unreadable instant. Days are cached,
 * since formatting an instant takes long and rows share their deadlines.
 */
export function dayFinder(zone: string): (instant: Instant) => Day {
  const days = new Map<Instant, Day>()
  return instant => getOrInsert(days, instant, () => dayIn(instant, zone))
}
