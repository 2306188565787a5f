import type { Day, Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** The shipments of one ship-by day, as they are saved. */
export interface ShipDay {
  readonly toShip: number
  readonly shipped: number
  /** The earliest ship-by of the pending shipments; null when none exist. */
  readonly firstShipBy: Instant | null
  /** Whether all pending shipments have the same ship-by. */
  readonly isOneShipBy: boolean
  /** The serial numbers of the pending shipments. */
  readonly serials: readonly number[]
}

/** Counts the shipments of each ship-by day. */
export function shipDays(shipments: readonly Shipment[], dayOf: (shipBy: Instant) => Day): ReadonlyMap<Day, ShipDay> {
  const days = new Map<Day, ShipDay>()
  for (const { status, dispatchDeadline, ordinal } of shipments) {
    const day = dayOf(dispatchDeadline)
    const sum = days.get(day) ?? noShipments
    if (status === 'pending') {
      const { firstShipBy } = sum
      const isFirst = firstShipBy === null || Date.parse(dispatchDeadline) < Date.parse(firstShipBy)
      days.set(day, {
        toShip: sum.toShip + 1,
        shipped: sum.shipped,
        firstShipBy: isFirst ? dispatchDeadline : firstShipBy,
        isOneShipBy: sum.isOneShipBy && (firstShipBy === null || dispatchDeadline === firstShipBy),
        serials: [...sum.serials, ordinal],
      })
    } else if (status === 'dispatched' || status === 'delivered') days.set(day, { ...sum, shipped: sum.shipped + 1 })
  }
  return days
}

export const noShipments: ShipDay = { toShip: 0, shipped: 0, firstShipBy: null, isOneShipBy: true, serials: [] }
