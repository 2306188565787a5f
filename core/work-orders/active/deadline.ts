import { countDays } from '../../base/days'
import { type Text, text } from '../../i18n/translate'
import type { Due } from './due'

const minute = 60_000
/** Delays of at least this many milliseconds are shown in days, shorter ones in hours. */
const minDelayInDays = 48 * 60 * minute

/** The time left until a ship-by, or the delay after it: in hours for today and for short delays, otherwise in days. */
export interface Deadline {
  readonly isLate: boolean
  /** Calendar days until the ship-by; 0 for today and for a late ship-by. */
  readonly days: number
  readonly text: Text
}

/**
 * Returns the deadline of a ship-by; null for an invalid date.
 * @param now epoch milliseconds
 */
export function deadlineOf(shipBy: string, now: number, due: Due): Deadline | null {
  const left = Date.parse(shipBy) - now
  if (Number.isNaN(left)) return null
  if (left < 0) return { isLate: true, days: 0, text: lateText(-left) }
  const days = countDays(due.today, due.dayOf(shipBy)) - 1
  if (days > 0) return { isLate: false, days, text: text('workOrders.deadline.inDays', { count: days }) }
  return { isLate: false, days: 0, text: hoursText(left, 'inMinutes', 'inHours') }
}

/** Returns "50 min late", "21 h 10 min late" or "2 days late" for a delay in milliseconds. */
export function lateText(delay: number): Text {
  if (delay >= minDelayInDays)
    return text('workOrders.deadline.daysLate', { count: Math.floor(delay / (24 * 60 * minute)) })
  return hoursText(delay, 'lateMinutes', 'lateHours')
}

/** Returns texts such as "in 2 h 50 min" or "50 min late". */
function hoursText(
  milliseconds: number,
  inMinutes: 'inMinutes' | 'lateMinutes',
  inHours: 'inHours' | 'lateHours',
): Text {
  const minutes = Math.floor(milliseconds / minute)
  if (minutes < 60) return text(`workOrders.deadline.${inMinutes}`, { minutes })
  return text(`workOrders.deadline.${inHours}`, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
