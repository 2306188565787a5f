import type { WorkOrderStatus } from '../wire/work-orders'

/**
 * The statuses by meaning, in the order of the charts. A cancelled or rejected order is closed, which is no success.
 */
export const reportTones = ['done', 'running', 'waiting', 'trouble', 'closed'] as const
export type ReportTone = (typeof reportTones)[number]

const tones: Readonly<Record<WorkOrderStatus, ReportTone>> = {
  assigned: 'waiting',
  approved: 'waiting',
  ready_to_process: 'waiting',
  download_in_progress: 'running',
  download_failed: 'trouble',
  copy_in_progress: 'running',
  in_process: 'running',
  shipment_pending: 'waiting',
  update_shipping_details: 'waiting',
  shipments_pending_cancellation: 'trouble',
  shipment_completed: 'done',
  fulfilled: 'done',
  cancelled: 'closed',
  rejected: 'closed',
}

/** Returns the tone of a status; an unknown status counts as waiting, which claims least about it. */
export function toneOf(status: string): ReportTone {
  return Object.hasOwn(tones, status) ? tones[status as WorkOrderStatus] : 'waiting'
}
