import { getOrInsert } from '../../base/get-or-insert'
import { lastPickUp } from '../../schedule/rules'
import type { WorkTime } from '../../schedule/types'
import type { Instant } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** An order that must leave earlier than before. */
export interface MovedOrder {
  readonly workOrderNo: string
  /** The last safe pick-up that is left, in epoch milliseconds; null where there is none, or where it has passed. */
  readonly pickUp: number | null
}

/** Fields of an order that tell when it has to leave. */
type ShippingRow = Pick<WorkOrderRow, 'workOrderNo' | 'status' | 'past' | 'deliveryMode' | 'nextShipBy'>

/**
 * The orders whose last safe pick-up lies earlier after a change of the work time, or is gone; the most pressing come
 * first. An order whose pick-up has passed already does not move: nothing can be done for it by shipping earlier.
 * @param now epoch milliseconds
 */
export function movedOrders(
  rows: readonly ShippingRow[],
  before: WorkTime,
  after: WorkTime,
  now: number,
): readonly MovedOrder[] {
  // Orders share their ship-bys, and a look for a pick-up takes long.
  const moves = new Map<Instant, Move>()
  const moved = rows.flatMap(({ workOrderNo, status, past, deliveryMode, nextShipBy }) => {
    // Files wait for no pick-up.
    if (nextShipBy === null || past || !hasToShip(status) || deliveryMode === 'ELECTRONIC') return []
    const move = getOrInsert(moves, nextShipBy, () => moveOf(nextShipBy, before, after, now))
    return move === 'stays' ? [] : [{ workOrderNo, ...move }]
  })
  return moved.sort((one, other) => (one.pickUp ?? 0) - (other.pickUp ?? 0))
}

/** The new pick-up of an order, or that it stays. An order that stays is remembered too: finding its pick-up takes long. */
type Move = Pick<MovedOrder, 'pickUp'> | 'stays'

function moveOf(shipBy: Instant, before: WorkTime, after: WorkTime, now: number): Move {
  const from = lastPickUp(shipBy, before)
  if (from === null || from < now) return 'stays'
  const to = lastPickUp(shipBy, after)
  if (to !== null && to >= from) return 'stays'
  return { pickUp: to !== null && to >= now ? to : null }
}
