import type { Day, Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** Filters of a listing beside statuses: shipments to ship, overdue ones and those that leave today. */
export type DueFilter = 'toShip' | 'overdue' | 'today'

/** Returns whether a pending shipment is overdue or must leave today; null for any other. */
export type DueOf = (shipment: Pick<Shipment, 'status' | 'dispatchDeadline'>) => 'overdue' | 'today' | null

interface DueContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly today: Day
  dayOf(shipBy: Instant): Day
  /** Returns whether the last pick-up that meets a ship-by is today; null while hours and holidays are unknown. */
  readonly mustLeaveToday: ((shipBy: Instant) => boolean) | null
}

/**
 * Returns a function that finds overdue shipments by their ship-by, and those that must leave today by their last
 * pick-up. While hours are unknown, the day of the ship-by counts instead of the last pick-up.
 */
export function dueBy({ now, today, dayOf, mustLeaveToday }: DueContext): DueOf {
  return ({ status, dispatchDeadline }) => {
    if (status !== 'pending') return null
    if (Date.parse(dispatchDeadline) < now) return 'overdue'
    return (mustLeaveToday?.(dispatchDeadline) ?? dayOf(dispatchDeadline) === today) ? 'today' : null
  }
}

/** Counts the shipments of each due filter by their saved status. */
export function countDue(shipments: readonly Shipment[], dueOf: DueOf): Readonly<Record<DueFilter, number>> {
  const counts = { toShip: 0, overdue: 0, today: 0 }
  for (const shipment of shipments) {
    if (shipment.status === 'pending') counts.toShip += 1
    const due = dueOf(shipment)
    if (due) counts[due] += 1
  }
  return counts
}
