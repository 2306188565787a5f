import type { Day, Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** The shipments of one ship-by day, as they are saved. */
export interface ShipDay {
  readonly toShip: number
  readonly shipped: number
  /** The last ship-by of those that are still to ship; null where none is. */
  readonly lastShipBy: Instant | null
  /** Serials of those that are still to ship. */
  readonly serials: readonly number[]
}

/** Sums up the shipments of each ship-by day. */
export function shipDays(shipments: readonly Shipment[], dayOf: (shipBy: Instant) => Day): ReadonlyMap<Day, ShipDay> {
  const days = new Map<Day, ShipDay>()
  for (const { status, dispatchDeadline, ordinal } of shipments) {
    const day = dayOf(dispatchDeadline)
    const { toShip, shipped, lastShipBy, serials } = days.get(day) ?? noShipments
    const isLast = lastShipBy === null || Date.parse(dispatchDeadline) > Date.parse(lastShipBy)
    if (status === 'pending')
      days.set(day, {
        toShip: toShip + 1,
        shipped,
        lastShipBy: isLast ? dispatchDeadline : lastShipBy,
        serials: [...serials, ordinal],
      })
    else if (status === 'dispatched' || status === 'delivered')
      days.set(day, { toShip, shipped: shipped + 1, lastShipBy, serials })
  }
  return days
}

export const noShipments: ShipDay = { toShip: 0, shipped: 0, lastShipBy: null, serials: [] }
