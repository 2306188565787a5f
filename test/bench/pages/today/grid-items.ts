import { type Due, type DueGroup, groupSizes } from '../../../../core/work-orders/active/due'
import type { WorkOrderRow } from '../../../../core/work-orders/types'

/** A row of the grid: an order, the head of a group of orders, or the opened content of an order. */
export type Item =
  | { readonly kind: 'order'; readonly id: string; readonly order: WorkOrderRow; readonly time: number }
  | { readonly kind: 'head'; readonly id: DueGroup; readonly first: number; readonly last: number }
  | { readonly kind: 'opened'; readonly id: string; readonly order: WorkOrderRow }

/** Returns all orders, and the heads of their groups. */
export function itemsOf(orders: readonly WorkOrderRow[], due: Due): readonly Item[] {
  const timeOf = ({ nextShipBy }: WorkOrderRow) => Date.parse(nextShipBy ?? '')
  const heads = [...groupSizes(orders, due.groupOf).keys()].map((group): Item => {
    const times = orders.filter(order => due.groupOf(order) === group).map(timeOf)
    return { kind: 'head', id: group, first: Math.min(...times), last: Math.max(...times) }
  })
  const items = orders.map((order): Item => ({ kind: 'order', id: order.workOrderNo, order, time: timeOf(order) }))
  return [...heads, ...items]
}

export function openedOf(order: WorkOrderRow): Item {
  return { kind: 'opened', id: `opened ${order.workOrderNo}`, order }
}

/** Sorts by ship-by, with each head before its group in both directions. */
export function byShipBy(a: Item | undefined, b: Item | undefined, isDescending: boolean): number {
  return placeOf(a, isDescending) - placeOf(b, isDescending)
}

function placeOf(item: Item | undefined, isDescending: boolean): number {
  if (item?.kind === 'order') return item.time
  if (item?.kind === 'head') return isDescending ? item.last + 1 : item.first - 1
  return 0
}
