import { getOrInsert } from '../../base/get-or-insert'
import { lastPickUp } from '../../schedule/rules'
import type { WorkTime } from '../../schedule/types'
import type { Instant } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** An order that must leave earlier than before. */
export interface MovedOrder {
  readonly workOrderNo: string
  /** The last safe pick-up that is left, in epoch milliseconds; null without one, or when it has passed. */
  readonly pickUp: number | null
}

/** The fields of an order that determine when it has to leave. */
type ShippingRow = Pick<WorkOrderRow, 'workOrderNo' | 'status' | 'past' | 'deliveryMode' | 'nextShipBy'>

/**
 * Returns the orders with a last safe pick-up that is earlier, or is gone, after a change of the work time; the most
 * urgent first. An order with a pick-up in the past does not move, because it cannot be shipped in time anyway.
 * @param now epoch milliseconds
 */
export function movedOrders(
  rows: readonly ShippingRow[],
  before: WorkTime,
  after: WorkTime,
  now: number,
): readonly MovedOrder[] {
  // Orders share their ship-bys, and the search for a pick-up is slow.
  const moves = new Map<Instant, Move>()
  const moved = rows.flatMap(({ workOrderNo, status, past, deliveryMode, nextShipBy }) => {
    // Files need no pick-up.
    if (nextShipBy === null || past || !hasToShip(status) || deliveryMode === 'ELECTRONIC') return []
    const move = getOrInsert(moves, nextShipBy, () => moveOf(nextShipBy, before, after, now))
    return move === 'stays' ? [] : [{ workOrderNo, ...move }]
  })
  return moved.sort((one, other) => (one.pickUp ?? 0) - (other.pickUp ?? 0))
}

/**
 * The new pick-up of an order, or "stays". The map also remembers orders that stay, because the search for a pick-up is
 * slow.
 */
type Move = Pick<MovedOrder, 'pickUp'> | 'stays'

function moveOf(shipBy: Instant, before: WorkTime, after: WorkTime, now: number): Move {
  const from = lastPickUp(shipBy, before)
  if (from === null || from < now) return 'stays'
  const to = lastPickUp(shipBy, after)
  if (to !== null && to >= from) return 'stays'
  return { pickUp: to !== null && to >= now ? to : null }
}
