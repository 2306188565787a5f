import { look, lookIn, type StatusLook } from '../i18n/status-look'
import type { ShipmentStatus } from '../wire/shipments'

const looks: Record<ShipmentStatus, StatusLook> = {
  pending: look('package', 'shipments.status.pending', 'mute'),
  dispatched: look('truck', 'shipments.status.dispatched', 'info'),
  delivered: look('circle-check', 'shipments.status.delivered', 'ok'),
  pending_cancellation: look('hand-stop', 'shipments.status.pendingCancellation', 'danger'),
  cancelled: look('ban', 'shipments.status.cancelled', 'mute'),
  rejected: look('circle-x', 'shipments.status.rejected', 'danger'),
}

/** In the order of the legend. */
export const shipmentStatuses = Object.keys(looks) as ShipmentStatus[]

export function isKnownStatus(status: string): status is ShipmentStatus {
  return Object.hasOwn(looks, status)
}

export function statusLook(status: string): StatusLook {
  return lookIn(looks, status)
}
