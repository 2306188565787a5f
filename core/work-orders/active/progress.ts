import type { WorkOrderRow } from '../types'
import { type DriveState, isDriveOverdue, type OrderDrive } from './drive'
import { type Due, drivesToShip, isOverdue } from './due'

/** Parts of an order's bar, in the order in which they always stand. */
export const progressMarks = ['shipped', 'copied', 'copying', 'left', 'late'] as const
export type ProgressMark = (typeof progressMarks)[number]

/** How far the drives of an order are, as counts. */
export interface OrderProgress {
  /** All drives, late ones included. */
  readonly of: Readonly<Record<DriveState, number>>
  /** The same drives, of which those that are overdue or at risk are counted as late alone. */
  readonly bar: Readonly<Record<ProgressMark, number>>
  readonly overdue: number
  /** Drives that will miss their last pick-up, those that are overdue left out. */
  readonly atRisk: number
  /** Drives that are due with the order's next ship-by; all that it has to ship while its shipments are not known. */
  readonly due: number
  /** Whether the order's shipments are known, and counted. */
  readonly isKnown: boolean
}

export interface ProgressContext {
  readonly due: Due
  /** Epoch milliseconds. */
  readonly now: number
  /** Drives of an order; undefined while its shipments are not known. */
  drivesOf(workOrderNo: string): readonly OrderDrive[] | undefined
  /** Bays that copy an order now. */
  copyingOf(workOrderNo: string): number
}

/** Counts the drives of an order by how far they are. */
export function progressOf(row: WorkOrderRow, { due, now, drivesOf, copyingOf }: ProgressContext): OrderProgress {
  const toShip = drivesToShip(row)
  const shipped = row.totalDrives - toShip
  const copied = Math.min(toShip, Math.max(0, row.totalCopied - shipped))
  const copying = Math.min(copyingOf(row.workOrderNo), toShip - copied)
  const of = { shipped, copied, copying, left: toShip - copied - copying }
  const drives = drivesOf(row.workOrderNo)
  if (drives === undefined) {
    const bar = { ...of, late: 0 }
    if (!isOverdue(row, now)) return { of, bar, overdue: 0, atRisk: 0, due: toShip, isKnown: false }
    return {
      of,
      bar: { shipped, copied: 0, copying: 0, left: 0, late: toShip },
      overdue: toShip,
      atRisk: 0,
      due: toShip,
      isKnown: false,
    }
  }
  const waiting = drives.filter(({ state }) => state !== 'shipped')
  const overdue = waiting.filter(drive => isDriveOverdue(drive, now))
  const atRisk = waiting.filter(drive => drive.isAtRisk && !isDriveOverdue(drive, now))
  const group = due.groupOf(row)
  return {
    of,
    bar: barOf(of, [...overdue, ...atRisk]),
    overdue: overdue.length,
    atRisk: atRisk.length,
    due: waiting.filter(({ shipBy }) => due.groupOf({ ...row, nextShipBy: shipBy }) === group).length,
    isKnown: true,
  }
}

/** Late drives leave the parts that they would stand in. */
function barOf(of: OrderProgress['of'], late: readonly OrderDrive[]): OrderProgress['bar'] {
  const bar = { ...of, late: 0 }
  for (const { state } of late) {
    if (bar[state] === 0) continue
    bar[state] -= 1
    bar.late += 1
  }
  return bar
}
