import { slotOf } from '../../appliances/rules'
import type { DockBay } from '../../appliances/types'
import { copyBudget } from '../../schedule/copy-budget'
import type { ShipByRisk } from '../../schedule/store'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'
import type { WorkOrderRow } from '../types'
import type { DriveState, OrderDrive } from './drive'
import { downloadTrouble } from './shown-status'

/** The parts of an order that determine the states of its drives. */
export type CopiedOrder = Pick<WorkOrderRow, 'totalCopied' | 'shippedDrives' | 'compositions' | 'past'>

export interface DriveContext {
  /** Epoch milliseconds. */
  readonly now: number
  riskOf(shipBy: Instant): ShipByRisk
  /** The bays of the online appliances, by booking number. */
  readonly bays: ReadonlyMap<string, DockBay>
}

/**
 * Returns the drives of an order: one for each shipment that is sent on a drive and not cancelled. Copied drives
 * outside the bays have no booking, so they count for the shipments that leave first.
 */
export function orderDrives(
  row: CopiedOrder,
  shipments: readonly Shipment[],
  { now, riskOf, bays }: DriveContext,
): readonly OrderDrive[] {
  const onDrives = shipments.filter(({ deliveryMode }) => deliveryMode !== 'ELECTRONIC')
  const hasLeft = ({ status }: Shipment) => status === 'dispatched' || status === 'delivered'
  const shipped = onDrives.filter(hasLeft)
  const waiting = onDrives
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => Date.parse(a.dispatchDeadline) - Date.parse(b.dispatchDeadline) || a.ordinal - b.ordinal)
  const slotFor = ({ bookingNo }: Shipment) => slotOf(bays.get(bookingNo)?.state ?? '')
  let unassigned =
    row.totalCopied - (row.shippedDrives ?? shipped.length) - waiting.filter(each => slotFor(each) === 'eject').length

  function stateOf(shipment: Shipment): DriveState {
    const slot = slotFor(shipment)
    if (slot === 'eject') return 'copied'
    if (slot === 'normal') return 'copying'
    if (slot === 'failed') return 'left'
    unassigned -= 1
    return unassigned >= 0 ? 'copied' : 'left'
  }

  const isStopped = downloadTrouble(row) !== null

  function driveOf(shipment: Shipment): OrderDrive {
    const { dispatchDeadline: shipBy, bookingNo } = shipment
    const { pickUp, risk } = riskOf(shipBy)
    const state = hasLeft(shipment) ? 'shipped' : stateOf(shipment)
    const minutesLeft = state === 'copying' ? (bays.get(bookingNo)?.minutesLeft ?? null) : null
    const budget = copyBudget({ minutesLeft, pickUp: pickUp ?? Date.parse(shipBy) }, now)
    const willMiss =
      risk === 'noPickUp' ||
      budget?.verdict === 'late' ||
      (state === 'left' && risk !== null && (isStopped || slotFor(shipment) === 'failed'))
    return { shipBy, pickUp, state, endsAt: budget?.endsAt ?? null, isAtRisk: state !== 'shipped' && willMiss }
  }

  return [...shipped, ...waiting].map(driveOf)
}
