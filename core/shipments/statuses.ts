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

/** The labels of a spreadsheet, as specification.md, section 4, writes them: no language changes them. */
const sheetLabels: Record<ShipmentStatus, string> = {
  pending: 'Pending',
  dispatched: 'Shipped',
  delivered: 'Delivered',
  pending_cancellation: 'Pending_cancellation',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
}

export function sheetLabel(status: string): string {
  return isKnownStatus(status) ? sheetLabels[status] : status
}

/** The status that a cell names, by its label or by the wire's own word, however it is typed; null for anything else. */
export function statusOfLabel(label: string): ShipmentStatus | null {
  const typed = label
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
  return shipmentStatuses.find(status => status === typed || sheetLabels[status].toLowerCase() === typed) ?? null
}
