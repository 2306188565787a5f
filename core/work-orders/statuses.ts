import { look, lookIn, type StatusLook } from '../i18n/status-look'
import { text } from '../i18n/translate'
import type { Composition, DownloadStatus, WorkOrderStatus } from '../wire/work-orders'

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

const downloads: Record<DownloadStatus, StatusLook> = {
  not_started: look('circle-dashed', 'workOrders.download.notStarted', 'mute'),
  pending: look('clock', 'workOrders.download.pending', 'mute'),
  queued: look('clock', 'workOrders.download.queued', 'mute'),
  in_progress: look('download', 'workOrders.download.inProgress', 'info'),
  unarchiving: look('archive', 'workOrders.download.unarchiving', 'info'),
  archived: look('archive', 'workOrders.download.archived', 'mute'),
  stalled: look('clock-pause', 'workOrders.download.stalled', 'warn'),
  failed: look('alert-circle', 'workOrders.download.failed', 'danger'),
  error: look('alert-circle', 'workOrders.download.error', 'danger'),
  completed: look('circle-check', 'workOrders.download.completed', 'ok'),
}

const transfers: Record<'started' | 'completed', StatusLook> = {
  started: look('upload', 'workOrders.transfer.started', 'info'),
  completed: look('circle-check', 'workOrders.transfer.completed', 'ok'),
}

/** How far a composition has come: its download to the appliance, else its upload to the theatre; null when neither was told. */
export function transferLook({ download, dcpTransferStatus }: Composition): StatusLook | null {
  if (download) {
    const known = lookIn(downloads, download.status)
    if (download.status !== 'in_progress' || typeof download.percentage !== 'number') return known
    return { ...known, word: text('workOrders.download.percentage', { percentage: Math.round(download.percentage) }) }
  }
  return dcpTransferStatus === null ? null : lookIn(transfers, dcpTransferStatus)
}
