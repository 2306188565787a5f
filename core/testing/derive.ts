import { isPast } from '../orders/past'
import type { Shipment, ShipmentStatus } from '../wire/shipments'
import type { Composition, WorkOrderStatus } from '../wire/work-orders'
import { earliest, planAt } from './plan'
import type { CompositionRecord, OrderRecord } from './records'

const cancelled: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'rejected'])

export function hasTracking(shipment: Shipment): boolean {
  return (shipment.shippingDetails?.reference ?? '').trim() !== ''
}

/** Returns the state of a composition's download: its stage, or the outcome after the last stage. */
export function downloadAt(composition: CompositionRecord, now: number): Composition['download'] {
  const plan = composition.download
  if (plan === null) return null
  const { stage, percentage } = planAt(plan, now)
  if (stage === 'in_progress') return { status: stage, percentage }
  if (stage !== null) return { status: stage, percentage: null }
  return { status: plan.outcome, percentage: plan.outcome === 'completed' ? 100 : null }
}

/**
 * Returns the status of a work order by the first rule that holds: over, being copied, to be cancelled, shipped or
 * copied (transferred, for an electronic order), downloaded. If no rule holds, the order is approved if the partner
 * approved it, otherwise assigned.
 */
export function statusOf(order: OrderRecord, now: number): WorkOrderStatus {
  const { shipments, compositions } = order
  const live = shipments.filter(shipment => !cancelled.has(shipment.status))
  const every = (...wanted: ShipmentStatus[]) => live.every(shipment => wanted.includes(shipment.status))
  if (order.status === 'rejected') return 'rejected'
  if (live.length === 0) return 'cancelled'
  if (every('delivered')) return 'fulfilled'
  const copied = order.totalCopied >= live.length
  if (!copied && (order.totalCopied > 0 || order.copying > 0)) return 'copy_in_progress'
  if (live.some(shipment => shipment.status === 'pending_cancellation')) return 'shipments_pending_cancellation'
  if (order.deliveryMode === 'ELECTRONIC') {
    const started = compositions.filter(composition => composition.dcpTransferStatus !== null)
    if (
      started.length === compositions.length &&
      started.every(({ dcpTransferStatus }) => dcpTransferStatus === 'completed')
    )
      return 'fulfilled'
    if (started.length > 0) return 'in_process'
  } else {
    if (live.some(shipment => shipment.status === 'dispatched' && !hasTracking(shipment)))
      return 'update_shipping_details'
    if (every('dispatched', 'delivered')) return 'shipment_completed'
    if (copied) return 'shipment_pending'
  }
  const downloads = compositions.map(composition => downloadAt(composition, now)?.status ?? null)
  if (downloads.some(status => status === 'failed' || status === 'error')) return 'download_failed'
  if (downloads.every(status => status === 'completed')) return 'ready_to_process'
  if (downloads.some(status => status !== null && status !== 'not_started')) return 'download_in_progress'
  return order.status === 'approved' ? 'approved' : 'assigned'
}

/**
 * Returns "open" until all shipments are delivered, even if one is late; then whether the order was on time. The time
 * of arrival is not reported, so an order was on time if each shipment left by its deadline.
 */
function onTimeOf(live: readonly Shipment[]): OrderRecord['onTime'] {
  if (live.length === 0 || live.some(({ status }) => status !== 'delivered')) return 'open'
  const late = live.some(
    ({ dispatchedOn, dispatchDeadline }) =>
      dispatchedOn !== null && Date.parse(dispatchedOn) > Date.parse(dispatchDeadline),
  )
  return late ? 'no' : 'yes'
}

const min = (instants: string[]) => instants.reduce<string | null>((a, b) => (a === null || b < a ? b : a), null)
const max = (instants: string[]) => instants.reduce<string | null>((a, b) => (a === null || b > a ? b : a), null)

/** Updates all values of an order that depend on its shipments, copies and downloads. */
export function derive(order: OrderRecord, now: number): OrderRecord {
  const { shipments, compositions } = order
  const live = shipments.filter(shipment => !cancelled.has(shipment.status))
  const status = statusOf(order, now)
  const waiting = live.filter(shipment => shipment.status === 'pending')
  return {
    ...order,
    status,
    archived: isPast(status),
    bookingNos: shipments.map(shipment => shipment.bookingNo),
    totalDrives: live.length,
    shipped: live.filter(shipment => shipment.status === 'dispatched' || shipment.status === 'delivered').length,
    delivered: live.filter(shipment => shipment.status === 'delivered').length,
    nextShipBy: min(waiting.map(shipment => shipment.dispatchDeadline)),
    lastShipBy: max(live.map(shipment => shipment.dispatchDeadline)),
    lastDeliverBy: max(live.map(shipment => shipment.deliverOn)),
    onTime: onTimeOf(live),
    nextAt: earliest(compositions.map(({ download }) => (download === null ? null : planAt(download, now).endsAt))),
  }
}
