import type { Day, Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** Filters of a listing beside statuses: shipments that are to ship, those of them that are late, and those that leave today. */
export type DueFilter = 'toShip' | 'overdue' | 'today'

/** Returns whether a shipment is late, or must leave today; null for any other, and for what is not to ship. */
export type DueOf = (shipment: Pick<Shipment, 'status' | 'dispatchDeadline'>) => 'overdue' | 'today' | null

interface DueContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly today: Day
  dayOf(shipBy: Instant): Day
  /** Whether the last pick-up that meets a ship-by is today; null while hours and holidays are not known. */
  readonly mustLeaveToday: ((shipBy: Instant) => boolean) | null
}

/** Tells how near shipments are: by their last pick-up, by the day of their ship-by while hours are not known. */
export function dueBy({ now, today, dayOf, mustLeaveToday }: DueContext): DueOf {
  return ({ status, dispatchDeadline }) => {
    if (status !== 'pending') return null
    if (Date.parse(dispatchDeadline) < now) return 'overdue'
    return (mustLeaveToday?.(dispatchDeadline) ?? dayOf(dispatchDeadline) === today) ? 'today' : null
  }
}

/** Counts the shipments of each due filter, as they are saved. */
export function countDue(shipments: readonly Shipment[], dueOf: DueOf): Readonly<Record<DueFilter, number>> {
  const counts = { toShip: 0, overdue: 0, today: 0 }
  for (const shipment of shipments) {
    if (shipment.status === 'pending') counts.toShip += 1
    const due = dueOf(shipment)
    if (due) counts[due] += 1
  }
  return counts
}
