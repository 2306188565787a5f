import { type ReadonlySignal, signal } from '@preact/signals-core'
import { defineArea } from '../../portal/container'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'

/** Ship-bys of the drives that an order has still to ship, by its number. */
export type KnownShipBys = ReadonlyMap<string, readonly Instant[]>

/** Returns the ship-by of each drive that has still to ship; files and cancelled shipments have none. */
export function shipBysToShip(shipments: readonly Shipment[]): readonly Instant[] {
  return shipments.flatMap(({ status, deliveryMode, dispatchDeadline }) =>
    status === 'pending' && deliveryMode !== 'ELECTRONIC' ? [dispatchDeadline] : [],
  )
}

/** Ship-bys of the orders whose shipments were read. They outlive the list that had them read, as the orders do. */
export const knownShipBys = defineArea('known-ship-bys', () => {
  const shipBys = signal<KnownShipBys>(new Map())
  return {
    shipBys: shipBys as ReadonlySignal<KnownShipBys>,
    set(next: KnownShipBys): void {
      shipBys.value = next
    },
  }
})
