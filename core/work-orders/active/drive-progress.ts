import type { WorkOrderRow } from '../types'
import { isDriveOverdue, type OrderDrive } from './drive'
import type { Due } from './due'
import { type OrderProgress, progressOf } from './progress'

export interface DriveProgressContext {
  readonly due: Due
  /** Epoch milliseconds. */
  readonly now: number
  /** Returns the drives of an order; undefined while its shipments are unknown. */
  drivesOf(workOrderNo: string): readonly OrderDrive[] | undefined
  /** Returns the count of bays that copy an order now. */
  copyingOf(workOrderNo: string): number
}

/** Counts the drives of an order by its shipments and the bays, as far as both are known. */
export function driveProgressOf(row: WorkOrderRow, context: DriveProgressContext): OrderProgress {
  const { due, now, drivesOf, copyingOf } = context
  const plain = progressOf(row, now, copyingOf(row.workOrderNo))
  const drives = drivesOf(row.workOrderNo)
  if (drives === undefined) return plain
  const waiting = drives.filter(({ state }) => state !== 'shipped')
  const overdue = waiting.filter(drive => isDriveOverdue(drive, now))
  const atRisk = waiting.filter(drive => drive.isAtRisk && !isDriveOverdue(drive, now))
  const group = due.groupOf(row)
  return {
    counts: plain.counts,
    bar: barOf(plain.counts, [...overdue, ...atRisk]),
    overdue: overdue.length,
    atRisk: atRisk.length,
    due: waiting.filter(({ shipBy }) => due.groupOf({ ...row, nextShipBy: shipBy }) === group).length,
    isKnown: true,
  }
}

/** Moves drives that are overdue or at risk from the parts of their states to the part for late drives. */
function barOf(counts: OrderProgress['counts'], late: readonly OrderDrive[]): OrderProgress['bar'] {
  const bar = { ...counts, late: 0 }
  for (const { state } of late) {
    if (bar[state] === 0) continue
    bar[state] -= 1
    bar.late += 1
  }
  return bar
}
