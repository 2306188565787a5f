import { dayFinder } from '../../base/day-finder'
import type { Day } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'
import { drivesToShip } from './due'
import type { KnownShipBys } from './known-ship-bys'

/**
 * Counts the drives that have still to ship by the day of their ship-by in a zone. Where the shipments of an order are
 * not known, all of its drives that are left count for its next ship-by.
 */
export function drivesByDay(
  rows: readonly WorkOrderRow[],
  zone: string,
  shipBys: KnownShipBys,
): ReadonlyMap<Day, number> {
  const dayOf = dayFinder(zone)
  const drives = new Map<Day, number>()
  function add(day: Day, count: number): void {
    if (day !== '' && count > 0) drives.set(day, (drives.get(day) ?? 0) + count)
  }
  for (const row of rows) {
    const { workOrderNo, status, past, deliveryMode, nextShipBy } = row
    if (past || !hasToShip(status) || deliveryMode === 'ELECTRONIC') continue
    const known = shipBys.get(workOrderNo)
    if (known) for (const shipBy of known) add(dayOf(shipBy), 1)
    else if (nextShipBy !== null) add(dayOf(nextShipBy), drivesToShip(row))
  }
  return drives
}

/** Returns the drives of the busiest day of a month ("YYYY-MM"); 0 where no day has any. */
export function busiestOf(drives: ReadonlyMap<Day, number>, month: string): number {
  return Math.max(0, ...[...drives].map(([day, count]) => (day.startsWith(`${month}-`) ? count : 0)))
}
