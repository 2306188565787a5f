import { dayFinder } from '../../base/day-finder'
import type { Day } from '../../wire/base'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'
import { minShipBys } from './due'
import type { KnownShipBys } from './known-ship-bys'

/**
 * Counts the drives that still have to ship by the day of their ship-by in a zone. An order with unknown shipments
 * counts as one drive on the day of its next ship-by, as in the day strip, because its other drives can be due later.
 */
export function drivesByDay(
  rows: readonly WorkOrderRow[],
  zone: string,
  shipBys: KnownShipBys,
): ReadonlyMap<Day, number> {
  const dayOf = dayFinder(zone)
  const drives = new Map<Day, number>()
  for (const row of rows.filter(shipsDrives)) {
    const known = shipBys.get(row.workOrderNo)
    for (const shipBy of known ?? minShipBys(row)) {
      const day = dayOf(shipBy)
      if (day !== '') drives.set(day, (drives.get(day) ?? 0) + 1)
    }
  }
  return drives
}

/**
 * Returns whether some orders with drives to ship have unknown shipments, so that more drives can be due on any day.
 */
export function areShipBysMissing(rows: readonly WorkOrderRow[], shipBys: KnownShipBys): boolean {
  return rows.some(row => !shipBys.has(row.workOrderNo) && minShipBys(row).length > 0)
}

function shipsDrives({ past, status, deliveryMode }: WorkOrderRow): boolean {
  return !past && hasToShip(status) && deliveryMode !== 'ELECTRONIC'
}

/** Returns the count of drives on the busiest day of a month ("YYYY-MM"), or 0 when no day has any. */
export function busiestOf(drives: ReadonlyMap<Day, number>, month: string): number {
  return Math.max(0, ...[...drives].map(([day, count]) => (day.startsWith(`${month}-`) ? count : 0)))
}
