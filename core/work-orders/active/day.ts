import { addDays } from '../../base/days'
import { dayAt, timeOn } from '../../base/zoned'
import type { WorkOrderRow } from '../types'
import type { DayOrders } from './day-parts'
import { type DriveState, isDriveOverdue, type OrderDrive } from './drive'
import { isOverdue, leastShipBys } from './due'

/** When the copies of what is due today end. */
export type Finish =
  /** Every drive is copied. */
  | { readonly type: 'copied' }
  /** Drives are left, and the bays are not known. */
  | { readonly type: 'unknown'; readonly workOrderNo: string }
  /** Copies run, and a rate is not known yet. */
  | { readonly type: 'estimating'; readonly workOrderNo: string }
  /** Drives are left, and none is copied now. */
  | { readonly type: 'notCopying'; readonly workOrderNo: string }
  | {
      readonly type: 'ends'
      /** The last copy that runs, in epoch milliseconds. */
      readonly endsAt: number
      /** Minutes after the last pick-up of the copy that misses it by most; 0 in time. */
      readonly lateBy: number
      /** Copies that end in time, by their rates. */
      readonly inTime: number
      /** When the last copy that is in time ends, in epoch milliseconds; null where none runs. */
      readonly inTimeAt: number | null
      readonly workOrderNo: string
    }

/** The drives that are due on the day of `now`, and when their copies end. */
export interface DaySummary {
  /** Drives due today by how far they are, those at risk left out. */
  readonly of: Readonly<Record<DriveState, number>>
  readonly atRisk: number
  /** Drives that are due today and still here. */
  readonly toShip: number
  /** Drives, and deliveries of files, whose ship-by has passed. */
  readonly overdue: number
  /** Whether more can be due today than is counted, since shipments of orders are not known. */
  readonly isAtLeast: boolean
  /** The same of what is overdue. */
  readonly isOverdueAtLeast: boolean
  /** Whether hours and holidays are known: without them ship-bys stand for pick-ups. */
  readonly arePickUpsKnown: boolean
  /** The first and the last pick-up of what is due today and still here, in epoch milliseconds; null where none is left. */
  readonly firstPickUp: number | null
  readonly lastPickUp: number | null
  readonly finish: Finish
  /** The next day on which drives are due; null where none are. */
  readonly next: NextDay | null
  /** Numbers of the orders behind the figures. */
  readonly orders: DayOrders
  /** Numbers of the orders of which drives are due today, be they shipped or still here. */
  readonly ordersOfToday: ReadonlySet<string>
}

export interface NextDay {
  readonly drives: number
  /** Whether orders can hold more than is counted. */
  readonly isAtLeast: boolean
  /** The last pick-up of that day, in epoch milliseconds. */
  readonly by: number
}

export interface DayContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly zone: string
  /** Drives of an order; undefined while its shipments are not known. */
  drivesOf(workOrderNo: string): readonly OrderDrive[] | undefined
  /** The last pick-up that meets a ship-by, in epoch milliseconds; null where there is none. */
  pickUpOf(shipBy: string): number | null
  /** Whether hours and holidays are known. */
  readonly arePickUpsKnown: boolean
  /** Whether it is known which drives of an order are copied now: its appliances are read and online. */
  areBaysKnown(workOrderNo: string): boolean
}

/** A drive with the order that it is for. */
export interface NumberedDrive extends OrderDrive {
  readonly workOrderNo: string
  /** Stands for an order whose shipments are not known: that much of it is due at least. */
  readonly isLeast: boolean
}

/** When a drive must be handed over: at its last pick-up, at its ship-by where there is none. */
const dueOf = ({ pickUp, shipBy }: Pick<OrderDrive, 'pickUp' | 'shipBy'>) => pickUp ?? Date.parse(shipBy)

/**
 * Sums up what is due today over all orders that are known. A drive is due on the day of its last pick-up, which weekends
 * and holidays move forward; one whose last pick-up has passed is due today until its ship-by.
 */
export function summarizeDay(rows: readonly WorkOrderRow[], context: DayContext): DaySummary {
  const lateFiles = rows.filter(row => row.deliveryMode === 'ELECTRONIC' && isOverdue(row, context.now))
  const drives = rows.flatMap(row => drivesIn(row, context))
  return summarizeDrives(drives, lateFiles.length, context)
}

/** Sums up what is due today of some drives, and of files that are overdue. */
export function summarizeDrives(
  drives: readonly NumberedDrive[],
  lateFiles: number,
  context: Omit<DayContext, 'drivesOf' | 'pickUpOf'>,
): DaySummary {
  const { now, zone, arePickUpsKnown } = context
  const today = dayAt(now, zone)
  const [start, end] = [timeOn(today, '00:00', zone), timeOn(addDays(today, 1), '00:00', zone)]
  const late = drives.filter(drive => isDriveOverdue(drive, now))
  const dueToday = drives.filter(drive => {
    const isDueBefore = dueOf(drive) < start
    // Drives that were shipped on an earlier day are no work of today.
    return dueOf(drive) < end && !isDriveOverdue(drive, now) && !(isDueBefore && drive.state === 'shipped')
  })
  const waiting = dueToday.filter(({ state }) => state !== 'shipped')
  const atRisk = waiting.filter(({ isAtRisk }) => isAtRisk)
  const pickUps = waiting
    .map(drive => (arePickUpsKnown ? (drive.pickUp ?? 0) : dueOf(drive)))
    .filter(pickUp => pickUp >= now)
  const next = nextOf(drives, end, zone)
  const of = { shipped: 0, copied: 0, copying: 0, left: 0 }
  for (const { state, isAtRisk } of dueToday) if (!isAtRisk) of[state] += 1
  return {
    of,
    atRisk: atRisk.length,
    toShip: waiting.length,
    overdue: lateFiles + late.length,
    // An overdue order whose shipments are not known can hold drives of today too.
    isAtLeast: [...late, ...waiting].some(({ isLeast }) => isLeast),
    isOverdueAtLeast: late.some(({ isLeast }) => isLeast),
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

/** Returns the drives of an order; one stands for an order whose shipments are not known and that has to ship. */
function drivesIn(row: WorkOrderRow, { drivesOf, pickUpOf }: DayContext): readonly NumberedDrive[] {
  const { workOrderNo, deliveryMode, past, totalCopied, totalDrives } = row
  if (past || deliveryMode === 'ELECTRONIC') return []
  const known = drivesOf(workOrderNo)
  if (known) return known.map(drive => ({ ...drive, workOrderNo, isLeast: false }))
  const state = totalCopied >= totalDrives ? 'copied' : 'left'
  const least = { state, endsAt: null, isAtRisk: false, workOrderNo, isLeast: true } as const
  return leastShipBys(row).map(shipBy => ({ ...least, shipBy, pickUp: pickUpOf(shipBy) }))
}

function finishOf(waiting: readonly NumberedDrive[], { areBaysKnown }: Pick<DayContext, 'areBaysKnown'>): Finish {
  const copying = waiting.filter(({ state }) => state === 'copying')
  const [first] = copying
  const left = waiting.filter(({ state }) => state === 'left')
  const [waits] = left
  if (first === undefined) {
    if (waits === undefined) return { type: 'copied' }
    // Bays can copy an order whose shipments are not known.
    const areKnown = left.every(({ workOrderNo, isLeast }) => !isLeast && areBaysKnown(workOrderNo))
    return { type: areKnown ? 'notCopying' : 'unknown', workOrderNo: waits.workOrderNo }
  }
  const ends = copying.flatMap(drive => (drive.endsAt === null ? [] : [{ ...drive, endsAt: drive.endsAt }]))
  const late = ends.filter(({ isAtRisk }) => isAtRisk)
  // One that ends late is known to be late; in time they are only all together.
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

/** Returns the drives of the first day after today on which some are due; `end` is the end of today, in epoch milliseconds. */
function nextOf(drives: readonly NumberedDrive[], end: number, zone: string) {
  const later = drives.filter(drive => drive.state !== 'shipped' && dueOf(drive) >= end)
  if (later.length === 0) return null
  const first = later.reduce((soonest, drive) => Math.min(soonest, dueOf(drive)), Number.POSITIVE_INFINITY)
  const endOfDay = timeOn(addDays(dayAt(first, zone), 1), '00:00', zone)
  const due = later.filter(drive => dueOf(drive) < endOfDay)
  const by = due.reduce((last, drive) => Math.max(last, dueOf(drive)), first)
  // An order that is due before, and whose shipments are not known, can hold drives of that day too.
  return { drives: due, isAtLeast: drives.some(drive => drive.isLeast && dueOf(drive) < endOfDay), by }
}
