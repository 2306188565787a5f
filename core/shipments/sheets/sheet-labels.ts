import type { ShipmentStatus } from '../../wire/shipments'
import { isKnownStatus, shipmentStatuses } from '../statuses'

/** The labels of a spreadsheet (specification.md, section 4), the same in all languages. */
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

/**
 * Returns the status that a cell names by its label or by the wire's value, in any case and spacing; null for anything
 * else.
 */
export function statusOfLabel(label: string): ShipmentStatus | null {
  const typed = label
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
  return shipmentStatuses.find(status => status === typed || sheetLabels[status].toLowerCase() === typed) ?? null
}
