import { addDays } from '../../base/days'
import { dayAt, epochOf } from '../../base/zoned'
import type { WorkOrderRow } from '../types'
import type { DayOrders } from './day-parts'
import { type DriveState, isDriveOverdue, type OrderDrive } from './drive'
import { isOverdue, minShipBys } from './due'

/** The end of the copies of all drives due today. */
export type Finish =
  /** Every drive is copied. */
  | { readonly type: 'copied' }
  /** Drives are left, and the state of the bays is unknown. */
  | { readonly type: 'unknown'; readonly workOrderNo: string }
  /** Copies run, none of them is known to be late, and at least one has no rate yet. */
  | { readonly type: 'estimating'; readonly workOrderNo: string }
  /** Drives are left, and no copy runs. */
  | { readonly type: 'notCopying'; readonly workOrderNo: string }
  | {
      readonly type: 'ends'
      /** The end of the last running copy, in epoch milliseconds. */
      readonly endsAt: number
      /** The largest delay of a copy after its last pick-up, in minutes; 0 when all are in time. */
      readonly lateBy: number
      /** The count of copies that end in time, by their rates. */
      readonly inTime: number
      /** The end of the last copy that is in time, in epoch milliseconds; null without one. */
      readonly inTimeAt: number | null
      readonly workOrderNo: string
    }

/** The drives due on the day of `now`, and the end of their copies. */
export interface DaySummary {
  /** Drives due today by state, without those at risk. */
  readonly counts: Readonly<Record<DriveState, number>>
  readonly atRisk: number
  /** Drives that are due today and not shipped. */
  readonly toShip: number
  /** Drives and file deliveries with a ship-by in the past. */
  readonly overdue: number
  /** Whether more drives can be due today than are counted, because some shipments are unknown. */
  readonly isAtLeast: boolean
  /** Whether more drives can be overdue than are counted, for the same reason. */
  readonly isOverdueAtLeast: boolean
  /** Whether hours and holidays are known. Without them ship-bys replace pick-ups. */
  readonly arePickUpsKnown: boolean
  /**
   * The first and the last pick-up of the drives to ship today, in epoch milliseconds; null when no pick-up is left.
   */
  readonly firstPickUp: number | null
  readonly lastPickUp: number | null
  readonly finish: Finish
  /** The next day with drives that are due; null without one. */
  readonly next: NextDay | null
  /** Numbers of the orders behind the figures. */
  readonly orders: DayOrders
  /** Numbers of the orders with drives due today, shipped or not. */
  readonly ordersOfToday: ReadonlySet<string>
}

export interface NextDay {
  readonly drives: number
  /** Whether orders can hold more drives than are counted. */
  readonly isAtLeast: boolean
  /** The last pick-up of that day, in epoch milliseconds. */
  readonly by: number
}

export interface DayContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly zone: string
  /** Returns the drives of an order; undefined while its shipments are unknown. */
  drivesOf(workOrderNo: string): readonly OrderDrive[] | undefined
  /** Returns the last pick-up that meets a ship-by, in epoch milliseconds; null without one. */
  pickUpOf(shipBy: string): number | null
  /** Whether hours and holidays are known. */
  readonly arePickUpsKnown: boolean
  /** Returns whether the copies of an order are known: its appliances are read and online. */
  areBaysKnown(workOrderNo: string): boolean
}

/** A drive with its order. */
export interface NumberedDrive extends OrderDrive {
  readonly workOrderNo: string
  /** Whether this drive stands for an order with unknown shipments, which has at least one drive due. */
  readonly isLowerBound: boolean
}

/** Returns when a drive must be handed over: at its last pick-up, or at its ship-by without one. */
const dueOf = ({ pickUp, shipBy }: Pick<OrderDrive, 'pickUp' | 'shipBy'>) => pickUp ?? Date.parse(shipBy)

/**
 * Sums up the drives due today over all known orders. A drive is due on the day of its last pick-up, which weekends and
 * holidays move forward. When that pick-up has passed, the drive is due today until its ship-by.
 */
export function summarizeDay(rows: readonly WorkOrderRow[], context: DayContext): DaySummary {
  const lateFiles = rows.filter(row => row.deliveryMode === 'ELECTRONIC' && isOverdue(row, context.now))
  const drives = rows.flatMap(row => drivesIn(row, context))
  return summarizeDrives(drives, lateFiles.length, context)
}

/**
 * Sums up the given drives, and the overdue file deliveries, by their state today.
 * @param lateFiles the count of overdue file deliveries
 */
export function summarizeDrives(
  drives: readonly NumberedDrive[],
  lateFiles: number,
  context: Omit<DayContext, 'drivesOf' | 'pickUpOf'>,
): DaySummary {
  const { now, zone, arePickUpsKnown } = context
  const today = dayAt(now, zone)
  const [start, end] = [epochOf(today, '00:00', zone), epochOf(addDays(today, 1), '00:00', zone)]
  const late = drives.filter(drive => isDriveOverdue(drive, now))
  const dueToday = drives.filter(drive => {
    const isDueBefore = dueOf(drive) < start
    // Drives that were due and shipped on an earlier day are not part of today.
    return dueOf(drive) < end && !isDriveOverdue(drive, now) && !(isDueBefore && drive.state === 'shipped')
  })
  const waiting = dueToday.filter(({ state }) => state !== 'shipped')
  const atRisk = waiting.filter(({ isAtRisk }) => isAtRisk)
  const pickUps = waiting
    .map(drive => (arePickUpsKnown ? (drive.pickUp ?? 0) : dueOf(drive)))
    .filter(pickUp => pickUp >= now)
  const next = nextOf(drives, end, zone)
  const counts = { shipped: 0, copied: 0, copying: 0, left: 0 }
  for (const { state, isAtRisk } of dueToday) if (!isAtRisk) counts[state] += 1
  return {
    counts,
    atRisk: atRisk.length,
    toShip: waiting.length,
    overdue: lateFiles + late.length,
    // An overdue order with unknown shipments can also hold drives of today.
    isAtLeast: [...late, ...waiting].some(({ isLowerBound }) => isLowerBound),
    isOverdueAtLeast: late.some(({ isLowerBound }) => isLowerBound),
    arePickUpsKnown,
    firstPickUp: pickUps.length > 0 ? Math.min(...pickUps) : null,
    lastPickUp: pickUps.length > 0 ? Math.max(...pickUps) : null,
    finish: finishOf(waiting, context),
    next: next && { drives: next.drives.length, isAtLeast: next.isAtLeast, by: next.by },
    orders: { 'to-ship': ordersOf(waiting), 'at-risk': ordersOf(atRisk), next: ordersOf(next?.drives ?? []) },
    ordersOfToday: ordersOf(dueToday),
  }
}

const ordersOf = (drives: readonly NumberedDrive[]) => new Set(drives.map(({ workOrderNo }) => workOrderNo))

/** Returns the drives of an order. An order with unknown shipments that has to ship is counted as one drive. */
function drivesIn(row: WorkOrderRow, { drivesOf, pickUpOf }: DayContext): readonly NumberedDrive[] {
  const { workOrderNo, deliveryMode, past, totalCopied, totalDrives } = row
  if (past || deliveryMode === 'ELECTRONIC') return []
  const known = drivesOf(workOrderNo)
  if (known) return known.map(drive => ({ ...drive, workOrderNo, isLowerBound: false }))
  const state = totalCopied >= totalDrives ? 'copied' : 'left'
  const lowerBound = { state, endsAt: null, isAtRisk: false, workOrderNo, isLowerBound: true } as const
  return minShipBys(row).map(shipBy => ({ ...lowerBound, shipBy, pickUp: pickUpOf(shipBy) }))
}

function finishOf(waiting: readonly NumberedDrive[], { areBaysKnown }: Pick<DayContext, 'areBaysKnown'>): Finish {
  const copying = waiting.filter(({ state }) => state === 'copying')
  const [first] = copying
  const left = waiting.filter(({ state }) => state === 'left')
  const [firstLeft] = left
  if (first === undefined) {
    if (firstLeft === undefined) return { type: 'copied' }
    // Bays can copy an order with unknown shipments.
    const areKnown = left.every(({ workOrderNo, isLowerBound }) => !isLowerBound && areBaysKnown(workOrderNo))
    return { type: areKnown ? 'notCopying' : 'unknown', workOrderNo: firstLeft.workOrderNo }
  }
  const ends = copying.flatMap(drive => (drive.endsAt === null ? [] : [{ ...drive, endsAt: drive.endsAt }]))
  const late = ends.filter(({ isAtRisk }) => isAtRisk)
  // One rate suffices to know that a copy is late, but all rates are needed to know that every copy is in time.
  if (late.length === 0 && ends.length < copying.length) return { type: 'estimating', workOrderNo: first.workOrderNo }
  const inTime = ends.filter(({ isAtRisk }) => !isAtRisk)
  const last = ends.reduce((a, b) => (b.endsAt > a.endsAt ? b : a))
  const lateBy = Math.max(0, ...late.map(drive => Math.ceil((drive.endsAt - dueOf(drive)) / 60_000)))
  return {
    type: 'ends',
    endsAt: last.endsAt,
    lateBy,
    inTime: inTime.length,
    inTimeAt: inTime.length > 0 ? Math.max(...inTime.map(({ endsAt }) => endsAt)) : null,
    workOrderNo: (late[0] ?? last).workOrderNo,
  }
}

/**
 * Returns the drives of the first day after today that has some.
 * @param end the end of today, in epoch milliseconds
 */
function nextOf(drives: readonly NumberedDrive[], end: number, zone: string) {
  const later = drives.filter(drive => drive.state !== 'shipped' && dueOf(drive) >= end)
  if (later.length === 0) return null
  const first = later.reduce((min, drive) => Math.min(min, dueOf(drive)), Number.POSITIVE_INFINITY)
  const endOfDay = epochOf(addDays(dayAt(first, zone), 1), '00:00', zone)
  const due = later.filter(drive => dueOf(drive) < endOfDay)
  const by = due.reduce((last, drive) => Math.max(last, dueOf(drive)), first)
  // An order that is due earlier and has unknown shipments can also hold drives of that day.
  return { drives: due, isAtLeast: drives.some(drive => drive.isLowerBound && dueOf(drive) < endOfDay), by }
}
