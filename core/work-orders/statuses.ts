import { look, lookIn, type StatusLook } from '../i18n/status-look'
import type { WorkOrderStatus } from '../wire/work-orders'

/** Every status of specification.md, section 4. */
const looks: Record<WorkOrderStatus, StatusLook> = {
  assigned: look('inbox', 'workOrders.status.assigned', 'mute'),
  approved: look('check', 'workOrders.status.approved', 'ok'),
  ready_to_process: look('player-play', 'workOrders.status.readyToProcess', 'info'),
  in_process: look('progress', 'workOrders.status.inProcess', 'info'),
  fulfilled: look('circle-check', 'workOrders.status.fulfilled', 'ok'),
  cancelled: look('ban', 'workOrders.status.cancelled', 'mute'),
  rejected: look('circle-x', 'workOrders.status.rejected', 'danger'),
  download_in_progress: look('download', 'workOrders.status.downloadInProgress', 'info'),
  download_failed: look('alert-circle', 'workOrders.status.downloadFailed', 'danger'),
  copy_in_progress: look('copy', 'workOrders.status.copyInProgress', 'info'),
  shipment_pending: look('package', 'workOrders.status.shipmentPending', 'warn'),
  shipment_completed: look('truck-delivery', 'workOrders.status.shipmentCompleted', 'ok'),
  update_shipping_details: look('edit', 'workOrders.status.updateShippingDetails', 'warn'),
  shipments_pending_cancellation: look('hand-stop', 'workOrders.status.shipmentsPendingCancellation', 'danger'),
}

export function orderLook(status: string | null | undefined): StatusLook {
  return lookIn(looks, status)
}
