import { slotOf } from '../../appliances/rules'
import type { Dock, DockBay } from '../../appliances/types'
import type { Instant } from '../../wire/base'
import type { BayShipment } from '../bay-shipments'

const minute = 60_000
/** Percent of a whole copy, which is written and then read back. Formatting is short and not counted. */
const wholeCopy = 200

interface PlanContext {
  /** The appliances with all bays. Offline ones report nothing. */
  readonly docks: readonly Dock[]
  readonly workOrderNo: string
  /**
   * Returns whether a drive with this pick-up is part of the plan, for any order. Without it the plan has this order
   * only.
   */
  isDue?(pickUp: number): boolean
  /** Shipments by booking number. */
  readonly shipments: ReadonlyMap<string, BayShipment>
  /** Drives of the order that are neither copied nor being copied. */
  readonly left: number
  /** The ship-by of the next such drive; null without one. */
  readonly nextShipBy: Instant | null
  /** Returns whether the drive in a bay may be copied next. */
  canTake(dock: Dock, bay: DockBay): boolean
  /**
   * Returns the last pick-up that meets a ship-by, in epoch milliseconds; null without one, or while hours are unknown.
   */
  pickUpOf(shipBy: Instant): number | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** A copy that could start in another appliance than the planned one. */
interface CopyElsewhere {
  /** The name of the appliance. */
  readonly name: string
  /** The end in epoch milliseconds, by the rates of that appliance only. */
  readonly endsAt: number
}

/** A bay of the plan. All times are epoch milliseconds. */
export interface PlannedCopy {
  readonly key: string
  readonly dock: Pick<Dock, 'id' | 'name' | 'slots'>
  readonly bay: number
  /** The order of the drive; null for a free drive. */
  readonly workOrderNo: string | null
  /**
   * `running`: a copy runs. `failed`: the drive needs another copy. `free`: an inserted drive could take one of the
   * drives that are left.
   */
  readonly kind: 'running' | 'failed' | 'free'
  /** The serial of its shipment; null while unknown. */
  readonly ordinal: number | null
  readonly pickUp: number | null
  /** The start of the copy, by the same rate as its end; null unless it runs at a known rate. */
  readonly startsAt: number | null
  /** The end of the copy; for a copy that does not run, its end if it started now. Null without a rate. */
  readonly endsAt: number | null
  /** The end of a copy onto a new drive in this bay, if this copy is late and that end is before `endsAt`. */
  readonly newDriveEndsAt: number | null
  /** A copy started now in another appliance, if this copy is late and the other copy would end first. */
  readonly elsewhere: CopyElsewhere | null
  readonly isLate: boolean
}

export interface CopyPlan {
  /** Running copies by their end, then failed, then free ones. */
  readonly copies: readonly PlannedCopy[]
  readonly running: number
  /** Copies that end before their pick-up. Copies without an end or a known pick-up are neither in time nor late. */
  readonly inTime: number
  readonly late: number
  /** Copies that run without a rate. */
  readonly unknown: number
  /** Copies in offline appliances, with unknown progress. */
  readonly offline: number
  /** The end of the last running copy; null when none runs, or when one of them has no known end. */
  readonly lastEnd: number | null
}

/** Compares the ends of running and possible copies of an order with the pick-ups of their drives. */
export function copyPlan(context: PlanContext): CopyPlan {
  const online = context.docks.filter(({ isOnline }) => isOnline)
  const plannedIn = (docks: readonly Dock[]) =>
    docks.flatMap(dock =>
      dock.bays.filter(bay => isPlanned(bay, context) && !isCancelled(bay, context)).map(bay => ({ dock, bay })),
    )
  const planned = plannedIn(online)
  const offline = plannedIn(context.docks.filter(({ isOnline }) => !isOnline))
  const running = planned
    .filter(({ bay }) => slotOf(bay.state) === 'normal')
    .map(({ dock, bay }) => runningCopy(dock, bay, context))
    .sort((a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY))
  const failed = planned
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
  const wholeCopyMinutes = wholeMinutes(bay)
  const pickUp = pickUpIn(bay, context)
  const newCopyMinutes = usualMinutes(dock, context.docks, bay)
  const newEnd = newCopyMinutes === null ? null : now + newCopyMinutes * minute
  const isLate = endsAt !== null && pickUp !== null && endsAt > pickUp
  return {
    ...placeOf(dock, bay, context),
    kind: 'running',
    pickUp,
    startsAt: endsAt === null || wholeCopyMinutes === null ? null : endsAt - wholeCopyMinutes * minute,
    endsAt,
    newDriveEndsAt: isLate && newEnd !== null && newEnd < endsAt ? newEnd : null,
    elsewhere: isLate ? copyElsewhere(dock, Math.min(endsAt, newEnd ?? endsAt), context) : null,
    isLate,
  }
}

/**
 * Returns the copy that another appliance could start now and that would end first; null when none ends before
 * `before`.
 */
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
    ...placeOf(dock, bay, context),
    kind,
    pickUp,
    startsAt: null,
    endsAt,
    newDriveEndsAt: null,
    elsewhere: null,
    isLate: endsAt !== null && pickUp !== null && endsAt > pickUp,
  }
}

function placeOf({ id, name, slots }: Dock, { bay, bookingNo, workOrderNo }: DockBay, { shipments }: PlanContext) {
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

/**
 * Returns the median minutes of a whole copy in the other bays of an appliance, or in all appliances when none of its
 * bays has a rate.
 */
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
