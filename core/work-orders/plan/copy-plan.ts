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

/** A copy that could be started in another appliance than the one it is planned in. */
interface CopyElsewhere {
  /** The name of the appliance. */
  readonly name: string
  /** Epoch milliseconds, by the rates of that appliance alone. */
  readonly endsAt: number
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
  /** When a copy onto a new drive in this bay would end, where this one is late and that is before `endsAt`. */
  readonly newDriveEndsAt: number | null
  /** A copy started now in another appliance, where this one is late and that would end first of all. */
  readonly elsewhere: CopyElsewhere | null
  readonly isLate: boolean
}

export interface CopyPlan {
  /** The running ones by their end, then the failed, then the free ones. */
  readonly copies: readonly PlannedCopy[]
  readonly running: number
  /** Copies that end before their pick-up. Those without an end or without a known pick-up are neither in time nor late. */
  readonly inTime: number
  readonly late: number
  /** Copies that run without a rate. */
  readonly unknown: number
  /** Copies in appliances that are offline: nothing else is known of them. */
  readonly offline: number
  /** When the last of the running copies ends; null where the end of one of them is not known. */
  readonly lastEnd: number | null
}

/** Sets the bays that copy an order, and those that could, against the pick-ups of their drives. */
export function copyPlan(context: PlanContext): CopyPlan {
  const online = context.docks.filter(({ isOnline }) => isOnline)
  const plannedIn = (docks: readonly Dock[]) =>
    docks.flatMap(dock =>
      dock.bays.filter(bay => isPlanned(bay, context) && !isCancelled(bay, context)).map(bay => ({ dock, bay })),
    )
  const mine = plannedIn(online)
  const offline = plannedIn(context.docks.filter(({ isOnline }) => !isOnline))
  const running = mine
    .filter(({ bay }) => slotOf(bay.state) === 'normal')
    .map(({ dock, bay }) => runningCopy(dock, bay, context))
    .sort((a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY))
  const failed = mine
    .filter(({ bay }) => slotOf(bay.state) === 'failed')
    .map(({ dock, bay }) => possibleCopy('failed', dock, bay, context))
  const free = freeBays(online, context)
    .map(({ dock, bay }) => possibleCopy('free', dock, bay, context))
    .sort((a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY))
    .filter(({ pickUp }) => !context.isDue || (pickUp !== null && context.isDue(pickUp)))
    .slice(0, Math.max(0, context.left))
  const ends = running.flatMap(({ endsAt }) => endsAt ?? [])
  return {
    copies: [...running, ...failed, ...free],
    running: running.length,
    inTime: running.filter(({ endsAt, pickUp }) => endsAt !== null && pickUp !== null && endsAt <= pickUp).length,
    late: running.filter(({ isLate }) => isLate).length,
    unknown: running.length - ends.length,
    offline: offline.filter(({ bay }) => slotOf(bay.state) === 'normal').length,
    lastEnd: ends.length > 0 && ends.length === running.length ? Math.max(...ends) : null,
  }
}

function freeBays(docks: readonly Dock[], { canTake }: PlanContext): { dock: Dock; bay: DockBay }[] {
  return docks.flatMap(dock =>
    dock.bays.filter(bay => slotOf(bay.state) === 'inserted' && canTake(dock, bay)).map(bay => ({ dock, bay })),
  )
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
    elsewhere: isLate ? copyElsewhere(dock, Math.min(endsAt, newEnd ?? endsAt), context) : null,
    isLate,
  }
}

/** Returns the first copy to end of those that another appliance could start now; null where none ends before a time. */
function copyElsewhere(dock: Dock, before: number, context: PlanContext): CopyElsewhere | null {
  const others = context.docks.filter(({ id, isOnline }) => isOnline && id !== dock.id)
  return freeBays(others, context).reduce<CopyElsewhere | null>((first, { dock: { name, bays }, bay }) => {
    const minutes = medianOf(wholeTimes(bays, bay))
    const endsAt = minutes === null ? null : context.now + minutes * minute
    return endsAt !== null && endsAt < (first?.endsAt ?? before) ? { name, endsAt } : first
  }, null)
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
    elsewhere: null,
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
  const online = docks.filter(({ isOnline }) => isOnline).flatMap(({ bays }) => bays)
  return medianOf(wholeTimes(dock.bays, except)) ?? medianOf(wholeTimes(online, except))
}

/** Returns the minutes of whole copies at the rates of the bays that copy. */
function wholeTimes(bays: readonly DockBay[], except: DockBay): number[] {
  return bays.filter(bay => bay !== except && slotOf(bay.state) === 'normal').flatMap(bay => wholeMinutes(bay) ?? [])
}

function medianOf(times: readonly number[]): number | null {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? null
}
