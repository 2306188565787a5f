import { createContext, useContext } from 'react'
import type { ShipmentsStore } from '../../core/shipments/store'
import type { ComboOption } from '../kit/fields/use-combo'

/** Returns the shipments of one order from its store, as its screen uses them. */
export function readOrder(store: ShipmentsStore) {
  return {
    /** The store, for its actions. */
    store,
    read: store.read.value,
    /** Whether the order is past and therefore read-only (decision 36). */
    isPast: store.isPast.value,
    rows: store.rows.value,
    /** The rows of other loaded orders. */
    others: store.otherOrders.value,
    /** The partner's zone. */
    zone: store.zone.value,
    shippingTypes: store.couriers.value,
    couriersRead: store.couriersRead.value,
    changedCount: store.changedCount.value,
    problem: store.problem.value,
    saving: store.saving.value,
    origin: store.origin.value,
    discarded: store.discarded.value,
    keptUnread: store.keptUnread.value,
    unsent: store.unsent.value,
    typedOn: store.typedOn.value,
    unanswered: store.unanswered.value,
    kept: store.kept.value,
    closed: store.closed.value,
  }
}

interface Order extends ReturnType<typeof readOrder> {
  readonly workOrderNo: string
  readonly couriers: readonly ComboOption[]
  onFile(file: File): void
  onExport(): void
  /**
   * Saves the edits.
   * @returns whether no edit is left to save
   */
  onSave(): Promise<boolean>
}

export const OrderContext = createContext<Order | null>(null)

export function useOrder(): Order {
  const order = useContext(OrderContext)
  if (!order) throw new Error('useOrder: outside the shipments of an order')
  return order
}
