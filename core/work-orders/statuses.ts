import type { PlainKey } from '../i18n/keys'
import { type Text, text, verbatim } from '../i18n/translate'
import type { Composition, DownloadStatus, WorkOrderStatus } from '../wire/work-orders'

export type Tone = 'mute' | 'ok' | 'info' | 'warn' | 'danger'

/** Icon names are those of the kit's set; design/look fixes each. */
export interface StatusLook {
  readonly icon: string
  readonly key: PlainKey
  readonly tone: Tone
}

/** Every status of specification.md, section 4, with its icon, word and tone. */
const looks: Record<WorkOrderStatus, StatusLook> = {
  assigned: { icon: 'inbox', key: 'workOrders.status.assigned', tone: 'mute' },
  approved: { icon: 'check', key: 'workOrders.status.approved', tone: 'ok' },
  ready_to_process: { icon: 'player-play', key: 'workOrders.status.readyToProcess', tone: 'info' },
  in_process: { icon: 'progress', key: 'workOrders.status.inProcess', tone: 'info' },
  fulfilled: { icon: 'circle-check', key: 'workOrders.status.fulfilled', tone: 'ok' },
  cancelled: { icon: 'ban', key: 'workOrders.status.cancelled', tone: 'mute' },
  rejected: { icon: 'circle-x', key: 'workOrders.status.rejected', tone: 'danger' },
  download_in_progress: { icon: 'download', key: 'workOrders.status.downloadInProgress', tone: 'info' },
  download_failed: { icon: 'alert-circle', key: 'workOrders.status.downloadFailed', tone: 'danger' },
  copy_in_progress: { icon: 'copy', key: 'workOrders.status.copyInProgress', tone: 'info' },
  shipment_pending: { icon: 'package', key: 'workOrders.status.shipmentPending', tone: 'warn' },
  shipment_completed: { icon: 'truck-delivery', key: 'workOrders.status.shipmentCompleted', tone: 'ok' },
  update_shipping_details: { icon: 'edit', key: 'workOrders.status.updateShippingDetails', tone: 'warn' },
  shipments_pending_cancellation: {
    icon: 'hand-stop',
    key: 'workOrders.status.shipmentsPendingCancellation',
    tone: 'danger',
  },
}

export interface ShownStatus {
  readonly icon: string
  readonly words: Text
  readonly tone: Tone
}

/** A status that nobody knows is its own text in sentence case, in a neutral tone (decision 18). */
export function shownStatus(status: string | null | undefined): ShownStatus {
  const known = Object.hasOwn(looks, status ?? '') ? looks[status as WorkOrderStatus] : null
  if (known) return { icon: known.icon, words: text(known.key), tone: known.tone }
  return { icon: 'point', words: verbatim(sentenceCase(status ?? '')), tone: 'mute' }
}

/** "on_hold" as "On hold". */
export function sentenceCase(code: string): string {
  const words = code.replace(/[_-]+/g, ' ').trim().toLowerCase()
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1)
}

const downloads: Record<DownloadStatus, StatusLook> = {
  not_started: { icon: 'circle-dashed', key: 'workOrders.download.notStarted', tone: 'mute' },
  pending: { icon: 'clock', key: 'workOrders.download.pending', tone: 'mute' },
  queued: { icon: 'clock', key: 'workOrders.download.queued', tone: 'mute' },
  in_progress: { icon: 'download', key: 'workOrders.download.inProgress', tone: 'info' },
  unarchiving: { icon: 'archive', key: 'workOrders.download.unarchiving', tone: 'info' },
  archived: { icon: 'archive', key: 'workOrders.download.archived', tone: 'mute' },
  stalled: { icon: 'clock-pause', key: 'workOrders.download.stalled', tone: 'warn' },
  failed: { icon: 'alert-circle', key: 'workOrders.download.failed', tone: 'danger' },
  error: { icon: 'alert-circle', key: 'workOrders.download.error', tone: 'danger' },
  completed: { icon: 'circle-check', key: 'workOrders.download.completed', tone: 'ok' },
}

/** How far a composition has come: its download to the appliance, else its upload to the theatre; null when neither was told. */
export function transferStatus({ download, dcpTransferStatus }: Composition): ShownStatus | null {
  if (download) {
    const known = Object.hasOwn(downloads, download.status) ? downloads[download.status] : null
    if (!known) return { icon: 'point', words: verbatim(sentenceCase(download.status ?? '')), tone: 'mute' }
    const isRunning =
      download.status === 'in_progress' && download.percentage !== null && download.percentage !== undefined
    const words = isRunning
      ? text('workOrders.download.percentage', { percentage: Math.round(download.percentage ?? 0) })
      : text(known.key)
    return { icon: known.icon, words, tone: known.tone }
  }
  if (dcpTransferStatus === null) return null
  return dcpTransferStatus === 'completed'
    ? { icon: 'circle-check', words: text('workOrders.transfer.completed'), tone: 'ok' }
    : { icon: 'upload', words: text('workOrders.transfer.started'), tone: 'info' }
}
