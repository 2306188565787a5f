import type { PlainKey } from '../i18n/keys'
import { type Text, text, verbatim } from '../i18n/translate'
import type { WorkOrderStatus } from '../wire/work-orders'

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
