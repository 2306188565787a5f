import { countDays } from '../../base/days'
import { type Text, text } from '../../i18n/translate'
import type { Due } from './due'

const minute = 60_000
/** A delay from this many milliseconds on is told in days, a shorter one in hours. */
const longLate = 48 * 60 * minute

/** How far a ship-by is, or how late it is: hours today, days else. Null for one that cannot be read. */
export interface Deadline {
  readonly isLate: boolean
  /** Calendar days until the ship-by; 0 for today and for what is late. */
  readonly days: number
  readonly text: Text
}

/** @param now epoch milliseconds */
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
  if (delay >= longLate) return text('workOrders.deadline.daysLate', { count: Math.floor(delay / (24 * 60 * minute)) })
  return hoursText(delay, 'lateMinutes', 'lateHours')
}

/** "in 2 h 50 min", "50 min late". */
function hoursText(
  milliseconds: number,
  inMinutes: 'inMinutes' | 'lateMinutes',
  inHours: 'inHours' | 'lateHours',
): Text {
  const minutes = Math.floor(milliseconds / minute)
  if (minutes < 60) return text(`workOrders.deadline.${inMinutes}`, { minutes })
  return text(`workOrders.deadline.${inHours}`, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
