import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type AreaContext, defineArea } from '../../portal/container'
import type { ShipmentRow } from '../drafts/rows'

type OrderRows = ReadonlySignal<readonly ShipmentRow[]>

/** The rows of all orders with loaded shipments, by the numbers of the orders. */
const loadedOrders = defineArea('loaded-orders', () => signal<ReadonlyMap<string, OrderRows>>(new Map()))

/**
 * Adds the rows of an order to the loaded orders until its store ends.
 * @returns the rows of the other orders
 */
export function otherOrders(context: AreaContext, workOrderNo: string, rows: OrderRows) {
  const loaded = context.use(loadedOrders)
  const others = () => [...loaded.peek()].filter(([no]) => no !== workOrderNo)
  loaded.value = new Map([...others(), [workOrderNo, rows]])
  context.onEnd(() => {
    loaded.value = new Map(others())
  })
  return computed(
    () =>
      new Map([...loaded.value].flatMap(([no, theirs]) => (no === workOrderNo ? [] : [[no, theirs.value] as const]))),
  )
}
