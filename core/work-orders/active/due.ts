import { dayFinder } from '../../base/day-finder'
import { addDays, weekdayOf } from '../../base/days'
import { dayIn } from '../../base/time'
import type { Day, Instant } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** Group of orders by ship-by: each of the next seven days is a group of its own, named by the day. */
export type DueGroup = 'overdue' | 'today' | Day | 'nextWeek' | 'later' | 'noDate'

export interface Due {
  /** The day of `now` in the zone. */
  readonly today: Day
  /** Day of a ship-by in the zone; empty for one that cannot be read. */
  dayOf(shipBy: string): Day
  groupOf(row: WorkOrderRow): DueGroup
}

/**
 * Groups orders by their next ship-by as the clocks of a zone show it.
 * @param now epoch milliseconds
 */
export function dueAt(now: number, zone: string): Due {
  const today = dayIn(new Date(now).toISOString(), zone)
  const lastOwnDay = addDays(today, 7)
  const endOfNextWeek = addDays(today, 14 - weekdayOf(today))
  const dayOf = dayFinder(zone)

  function groupOf(row: WorkOrderRow): DueGroup {
    const day = row.nextShipBy === null ? '' : dayOf(row.nextShipBy)
    if (day === '' || !hasToShip(row.status)) return 'noDate'
    if (isOverdue(row, now)) return 'overdue'
    if (day <= today) return 'today'
    if (day <= lastOwnDay) return day
    return day <= endOfNextWeek ? 'nextWeek' : 'later'
  }
  return { today, dayOf, groupOf }
}

/** Whether the ship-by of an order has passed while something of it is still to be shipped. */
export function isOverdue({ nextShipBy, status, past }: WorkOrderRow, now: number): boolean {
  return nextShipBy !== null && !past && hasToShip(status) && Date.parse(nextShipBy) < now
}

/** Drives of an order that have not left yet; all of them where the back end does not tell how many have. */
export function drivesToShip({ totalDrives, shippedDrives }: WorkOrderRow): number {
  return Math.max(0, totalDrives - (shippedDrives ?? 0))
}

/**
 * Returns the ship-by of the one drive that an order has to ship at least, where its shipments are not known; none where
 * its row says that it has no drive to ship.
 */
export function leastShipBys(row: WorkOrderRow): readonly Instant[] {
  const { nextShipBy, past, status, deliveryMode } = row
  if (nextShipBy === null || past || deliveryMode === 'ELECTRONIC' || !hasToShip(status)) return []
  return drivesToShip(row) > 0 ? [nextShipBy] : []
}

export interface GroupSize {
  readonly orders: number
  readonly drives: number
}

/** Orders of each group, and their drives as `drivesOf` counts them. */
export function groupSizes(
  rows: readonly WorkOrderRow[],
  groupOf: Due['groupOf'],
  drivesOf: (row: WorkOrderRow) => number = drivesToShip,
): ReadonlyMap<DueGroup, GroupSize> {
  const sizes = new Map<DueGroup, GroupSize>()
  for (const row of rows) {
    const group = groupOf(row)
    const { orders, drives } = sizes.get(group) ?? { orders: 0, drives: 0 }
    sizes.set(group, { orders: orders + 1, drives: drives + drivesOf(row) })
  }
  return sizes
}
