import { findLook, makeLook, type StatusLook } from '../i18n/status-look'
import type { WorkOrderStatus } from '../wire/work-orders'

/** The statuses of specification.md, section 4. */
const looks: Record<WorkOrderStatus, StatusLook> = {
  assigned: makeLook('inbox', 'workOrders.status.assigned', 'mute'),
  approved: makeLook('check', 'workOrders.status.approved', 'ok'),
  ready_to_process: makeLook('player-play', 'workOrders.status.readyToProcess', 'info'),
  in_process: makeLook('progress', 'workOrders.status.inProcess', 'info'),
  fulfilled: makeLook('circle-check', 'workOrders.status.fulfilled', 'ok'),
  cancelled: makeLook('ban', 'workOrders.status.cancelled', 'mute'),
  rejected: makeLook('circle-x', 'workOrders.status.rejected', 'danger'),
  download_in_progress: makeLook('download', 'workOrders.status.downloadInProgress', 'info'),
  download_failed: makeLook('alert-circle', 'workOrders.status.downloadFailed', 'danger'),
  copy_in_progress: makeLook('copy', 'workOrders.status.copyInProgress', 'info'),
  shipment_pending: makeLook('package', 'workOrders.status.shipmentPending', 'warn'),
  shipment_completed: makeLook('truck-delivery', 'workOrders.status.shipmentCompleted', 'ok'),
  update_shipping_details: makeLook('edit', 'workOrders.status.updateShippingDetails', 'warn'),
  shipments_pending_cancellation: makeLook('hand-stop', 'workOrders.status.shipmentsPendingCancellation', 'danger'),
}

export function orderLook(status: string | null | undefined): StatusLook {
  return findLook(looks, status)
}
