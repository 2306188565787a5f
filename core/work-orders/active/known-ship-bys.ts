import { type ReadonlySignal, signal } from '@preact/signals-core'
import { defineArea } from '../../portal/container'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** The ship-bys of the drives that an order still has to ship, by order number. */
export type KnownShipBys = ReadonlyMap<string, readonly Instant[]>

/** Returns the ship-by of each drive that still has to ship. Files and cancelled shipments are left out. */
export function shipBysToShip(shipments: readonly Shipment[]): readonly Instant[] {
  return shipments.flatMap(({ status, deliveryMode, dispatchDeadline }) =>
    status === 'pending' && deliveryMode !== 'ELECTRONIC' ? [dispatchDeadline] : [],
  )
}

/** The ship-bys of the orders with read shipments. Like the orders, they outlive the list that read them. */
export const knownShipBys = defineArea('known-ship-bys', () => {
  const shipBys = signal<KnownShipBys>(new Map())
  return {
    shipBys: shipBys as ReadonlySignal<KnownShipBys>,
    set(next: KnownShipBys): void {
      shipBys.value = next
    },
  }
})
