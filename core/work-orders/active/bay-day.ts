import type { Dock } from '../../appliances/types'
import type { ShipByRisk } from '../../schedule/store'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'
import { type DaySummary, summarizeDrives } from './day'
import { type CopiedOrder, orderDrives } from './drives'

interface BayDayContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly zone: string
  riskOf(shipBy: Instant): ShipByRisk
  /** Whether hours and holidays are known. */
  readonly arePickUpsKnown: boolean
}

/** Bays do not report copied drives that have left them, so a drive in no bay has the state `left`: not copied yet. */
const noCopyElsewhere: CopiedOrder = { totalCopied: 0, shippedDrives: null, compositions: [], past: false }

/**
 * Returns the shipments of the orders with drives in bays. Other orders may have left their bays since their shipments
 * were read.
 */
export function shipmentsInBays(
  docks: readonly Dock[],
  shipments: ReadonlyMap<string, readonly Shipment[]>,
): ReadonlyMap<string, readonly Shipment[]> {
  const orders = new Set(docks.flatMap(({ bays }) => bays.map(({ workOrderNo }) => workOrderNo)))
  return new Map([...shipments].filter(([workOrderNo]) => orders.has(workOrderNo)))
}

/**
 * Sums up the drives due today of the orders in the bays. Other orders can be due too, so every count is a lower bound.
 * @param shipments the shipments by order number
 */
export function summarizeBays(
  docks: readonly Dock[],
  shipments: ReadonlyMap<string, readonly Shipment[]>,
  { now, zone, riskOf, arePickUpsKnown }: BayDayContext,
): DaySummary {
  const bays = docks.filter(({ isOnline }) => isOnline).flatMap(dock => dock.bays)
  const byBooking = new Map(bays.flatMap(bay => (bay.bookingNo === null ? [] : [[bay.bookingNo, bay] as const])))
  const drives = [...shipments].flatMap(([workOrderNo, each]) =>
    orderDrives(noCopyElsewhere, each, { now, riskOf, bays: byBooking }).map(drive => ({
      ...drive,
      workOrderNo,
      isLowerBound: false,
    })),
  )
  return summarizeDrives(drives, 0, { now, zone, arePickUpsKnown, areBaysKnown: () => false })
}
