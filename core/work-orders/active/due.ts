import { dayFinder } from '../../base/day-finder'
import { addDays, weekdayOf } from '../../base/days'
import { dayIn } from '../../base/time'
import type { Day, Instant } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** The group of an order by its ship-by. Each of the next seven days is a group, named by the day. */
export type DueGroup = 'overdue' | 'today' | Day | 'nextWeek' | 'later' | 'noDate'

export interface Due {
  /** The day of `now` in the zone. */
  readonly today: Day
  /** Returns the day of a ship-by in the zone; empty for an invalid one. */
  dayOf(shipBy: string): Day
  groupOf(row: WorkOrderRow): DueGroup
}

/**
 * Returns functions that group orders by their next ship-by in a zone.
 * @param now epoch milliseconds
 */
export function dueAt(now: number, zone: string): Due {
  const today = dayIn(new Date(now).toISOString(), zone)
  const lastNamedDay = addDays(today, 7)
  const endOfNextWeek = addDays(today, 14 - weekdayOf(today))
  const dayOf = dayFinder(zone)

  function groupOf(row: WorkOrderRow): DueGroup {
    const day = row.nextShipBy === null ? '' : dayOf(row.nextShipBy)
    if (day === '' || !hasToShip(row.status)) return 'noDate'
    if (isOverdue(row, now)) return 'overdue'
    if (day <= today) return 'today'
    if (day <= lastNamedDay) return day
    return day <= endOfNextWeek ? 'nextWeek' : 'later'
  }
  return { today, dayOf, groupOf }
}

/** Returns whether the ship-by of an order has passed before all of the order was shipped. */
export function isOverdue({ nextShipBy, status, past }: WorkOrderRow, now: number): boolean {
  return nextShipBy !== null && !past && hasToShip(status) && Date.parse(nextShipBy) < now
}

/** Returns the count of drives that are not shipped; all of them when the server reports no shipped ones. */
export function drivesToShip({ totalDrives, shippedDrives }: WorkOrderRow): number {
  return Math.max(0, totalDrives - (shippedDrives ?? 0))
}

/**
 * Returns the ship-by of the one drive that an order with unknown shipments ships at least; an empty list when its row
 * has no drive to ship.
 */
export function minShipBys(row: WorkOrderRow): readonly Instant[] {
  const { nextShipBy, past, status, deliveryMode } = row
  if (nextShipBy === null || past || deliveryMode === 'ELECTRONIC' || !hasToShip(status)) return []
  return drivesToShip(row) > 0 ? [nextShipBy] : []
}

export interface GroupSize {
  readonly orders: number
  readonly drives: number
}

/** Returns the orders of each group and their drives, as `drivesOf` counts them. */
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
