import type { WorkOrderRow } from '../types'
import type { DriveState } from './drive'
import { drivesToShip, isOverdue } from './due'

/** The parts of an order's bar, in their order. */
export const progressMarks = ['shipped', 'copied', 'copying', 'left', 'late'] as const
export type ProgressMark = (typeof progressMarks)[number]

/** The progress of the drives of an order, as counts. */
export interface OrderProgress {
  /** All drives, including late ones. */
  readonly counts: Readonly<Record<DriveState, number>>
  /** The same drives, but overdue drives and drives at risk count as late only. */
  readonly bar: Readonly<Record<ProgressMark, number>>
  readonly overdue: number
  /** Drives that will miss their last pick-up, without overdue ones. */
  readonly atRisk: number
  /** Drives that are due with the order's next ship-by; all drives to ship while its shipments are unknown. */
  readonly due: number
  /** Whether the order's shipments are known and counted. */
  readonly isKnown: boolean
}

/**
 * Counts the drives of an order by its fields and by the bays that copy it, without its shipments.
 * @param now epoch milliseconds
 * @param busyBays bays that copy the order now
 */
export function progressOf(row: WorkOrderRow, now: number, busyBays = 0): OrderProgress {
  const toShip = drivesToShip(row)
  const shipped = row.totalDrives - toShip
  const copied = Math.min(toShip, Math.max(0, row.totalCopied - shipped))
  const copying = Math.min(busyBays, toShip - copied)
  const counts = { shipped, copied, copying, left: toShip - copied - copying }
  const figures = { counts, atRisk: 0, due: toShip, isKnown: false }
  if (!isOverdue(row, now)) return { ...figures, bar: { ...counts, late: 0 }, overdue: 0 }
  return { ...figures, bar: { shipped, copied: 0, copying: 0, left: 0, late: toShip }, overdue: toShip }
}
