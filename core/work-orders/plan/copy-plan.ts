import { slotOf } from '../../appliances/rules'
import type { Dock, DockBay } from '../../appliances/types'
import type { Instant } from '../../wire/base'
import type { BayShipment } from '../bay-shipments'

const minute = 60_000
/** A copy is written and then read back: twice a hundred percent. Formatting is short, and nothing follows from it. */
const wholeCopy = 200

interface PlanContext {
  /** The appliances, with all bays; those that are offline tell nothing. */
  readonly docks: readonly Dock[]
  readonly workOrderNo: string
  /** Takes the copies of other orders too whose drives pass this test by their pick-up; missing for this order alone. */
  isDue?(pickUp: number): boolean
  /** Shipments by booking number. */
  readonly shipments: ReadonlyMap<string, BayShipment>
  /** Drives of the order that are neither copied nor being copied. */
  readonly left: number
  /** The ship-by of the next of them; null where there is none. */
  readonly nextShipBy: Instant | null
  /** Whether the drive in a bay may be copied onto next. */
  canTake(dock: Dock, bay: DockBay): boolean
  /** The last pick-up that meets a ship-by, in epoch milliseconds; null where there is none, or hours are not known. */
  pickUpOf(shipBy: Instant): number | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** A bay of the plan. All times are epoch milliseconds. */
export interface PlannedCopy {
  readonly key: string
  readonly dock: Pick<Dock, 'id' | 'name' | 'slots'>
  readonly bay: number
  /** The order of its drive; null for a drive that waits. */
  readonly workOrderNo: string | null
  /** `running`: at work. `failed`: needs another copy. `free`: an inserted drive that could take one of the drives left. */
  readonly kind: 'running' | 'failed' | 'free'
  /** The serial of its shipment; null where it is not known. */
  readonly ordinal: number | null
  readonly pickUp: number | null
  /** When the copy began, by the same rate as its end. Null unless it runs at a rate that is known. */
  readonly startsAt: number | null
  /** When it ends; of one that does not run, when it would end if it was started now. Null without a rate. */
  readonly endsAt: number | null
  /** When a copy onto a new drive in this bay would end, where that is before `endsAt`. */
  readonly newDriveEndsAt: number | null
  readonly isLate: boolean
}

export interface CopyPlan {
  /** The running ones by their end, then the failed, then the free ones. */
  readonly copies: readonly PlannedCopy[]
  readonly running: number
  readonly late: number
  /** Copies that run without a rate. */
  readonly unknown: number
  /** When the last of the running copies ends; null where no end is known. */
  readonly lastEnd: number | null
}

/** Sets the bays that copy an order, and those that could, against the pick-ups of their drives. */
export function copyPlan(context: PlanContext): CopyPlan {
  const online = context.docks.filter(({ isOnline }) => isOnline)
  const mine = online.flatMap(dock =>
    dock.bays.filter(bay => isPlanned(bay, context) && !isCancelled(bay, context)).map(bay => ({ dock, bay })),
  )
  const running = mine
    .filter(({ bay }) => slotOf(bay.state) === 'normal')
    .map(({ dock, bay }) => runningCopy(dock, bay, context))
    .sort((a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY))
  const failed = mine
    .filter(({ bay }) => slotOf(bay.state) === 'failed')
    .map(({ dock, bay }) => possibleCopy('failed', dock, bay, context))
  const free = online
    .flatMap(dock => dock.bays.map(bay => ({ dock, bay })))
    .filter(({ dock, bay }) => slotOf(bay.state) === 'inserted' && context.canTake(dock, bay))
    .map(({ dock, bay }) => possibleCopy('free', dock, bay, context))
    .sort((a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY))
    .slice(0, Math.max(0, context.left))
  const ends = running.flatMap(({ endsAt }) => endsAt ?? [])
  return {
    copies: [...running, ...failed, ...free],
    running: running.length,
    late: running.filter(({ isLate }) => isLate).length,
    unknown: running.filter(({ endsAt }) => endsAt === null).length,
    lastEnd: ends.length > 0 ? Math.max(...ends) : null,
  }
}

function isPlanned(bay: DockBay, context: PlanContext): boolean {
  const { workOrderNo, isDue } = context
  if (!isDue) return bay.workOrderNo === workOrderNo
  const pickUp = bay.workOrderNo === null ? null : pickUpIn(bay, context)
  return pickUp !== null && isDue(pickUp)
}

function isCancelled({ bookingNo }: DockBay, { shipments }: PlanContext): boolean {
  return bookingNo !== null && shipments.get(bookingNo)?.isCancelled === true
}

function runningCopy(dock: Dock, bay: DockBay, context: PlanContext): PlannedCopy {
  const { now } = context
  const endsAt = bay.minutesLeft === null ? null : now + bay.minutesLeft * minute
  const whole = wholeMinutes(bay)
  const pickUp = pickUpIn(bay, context)
  const again = usualMinutes(dock, context.docks, bay)
  const newEnd = again === null ? null : now + again * minute
  const isLate = endsAt !== null && pickUp !== null && endsAt > pickUp
  return {
    ...nameOf(dock, bay, context),
    kind: 'running',
    pickUp,
    startsAt: endsAt === null || whole === null ? null : endsAt - whole * minute,
    endsAt,
    newDriveEndsAt: isLate && newEnd !== null && newEnd < endsAt ? newEnd : null,
    isLate,
  }
}

function possibleCopy(kind: 'failed' | 'free', dock: Dock, bay: DockBay, context: PlanContext): PlannedCopy {
  const minutes = usualMinutes(dock, context.docks, bay)
  const endsAt = minutes === null ? null : context.now + minutes * minute
  const { nextShipBy } = context
  const pickUp = kind === 'failed' ? pickUpIn(bay, context) : nextShipBy === null ? null : context.pickUpOf(nextShipBy)
  return {
    ...nameOf(dock, bay, context),
    kind,
    pickUp,
    startsAt: null,
    endsAt,
    newDriveEndsAt: null,
    isLate: endsAt !== null && pickUp !== null && endsAt > pickUp,
  }
}

function nameOf({ id, name, slots }: Dock, { bay, bookingNo, workOrderNo }: DockBay, { shipments }: PlanContext) {
  const ordinal = bookingNo === null ? null : (shipments.get(bookingNo)?.ordinal ?? null)
  return { key: `${id}/${bay}`, dock: { id, name, slots }, bay, workOrderNo, ordinal }
}

function pickUpIn({ bookingNo }: DockBay, { shipments, pickUpOf }: PlanContext): number | null {
  const shipment = bookingNo === null ? undefined : shipments.get(bookingNo)
  return shipment ? pickUpOf(shipment.shipBy) : null
}

/** Returns the minutes of a whole copy at the rate of a bay; null without a rate. */
function wholeMinutes({ stage, percentage, minutesLeft }: DockBay): number | null {
  const steps = stage === 'duplicating' ? wholeCopy : stage === 'verifying' ? wholeCopy / 2 : null
  if (steps === null || percentage === null || minutesLeft === null || percentage >= 100) return null
  return (minutesLeft * wholeCopy) / (steps - percentage)
}

/** Returns the median minutes of a whole copy by the other bays of an appliance, or of all where none of its own copies. */
function usualMinutes(dock: Dock, docks: readonly Dock[], except: DockBay): number | null {
  const timesOf = (bays: readonly DockBay[]) =>
    bays
      .filter(bay => bay !== except && slotOf(bay.state) === 'normal')
      .flatMap(bay => wholeMinutes(bay) ?? [])
      .sort((a, b) => a - b)
  const own = timesOf(dock.bays)
  const times = own.length > 0 ? own : timesOf(docks.filter(({ isOnline }) => isOnline).flatMap(({ bays }) => bays))
  return times[Math.floor(times.length / 2)] ?? null
}
