import { findLook, makeLook, type StatusLook } from '../i18n/status-look'
import type { ShipmentStatus } from '../wire/shipments'

const looks: Record<ShipmentStatus, StatusLook> = {
  pending: makeLook('package', 'shipments.status.pending', 'mute'),
  dispatched: makeLook('truck', 'shipments.status.dispatched', 'info'),
  delivered: makeLook('circle-check', 'shipments.status.delivered', 'ok'),
  pending_cancellation: makeLook('hand-stop', 'shipments.status.pendingCancellation', 'danger'),
  cancelled: makeLook('ban', 'shipments.status.cancelled', 'mute'),
  rejected: makeLook('circle-x', 'shipments.status.rejected', 'danger'),
}

/** All known statuses in the order of the legend. */
export const shipmentStatuses = Object.keys(looks) as ShipmentStatus[]

export function isKnownStatus(status: string): status is ShipmentStatus {
  return Object.hasOwn(looks, status)
}

export function statusLook(status: string): StatusLook {
  return findLook(looks, status)
}
