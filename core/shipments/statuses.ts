import type { MessageKey } from '../i18n/keys'
import { type Text, text, verbatim } from '../i18n/translate'
import type { ShipmentStatus } from '../wire/shipments'

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'

/** How a status is told: icon, word and tone together, never colour alone. */
export interface StatusLook {
  readonly icon: string
  readonly word: Text
  readonly tone: Tone
}

const looks: Record<ShipmentStatus, { icon: string; key: MessageKey & `shipments.status.${string}`; tone: Tone }> = {
  pending: { icon: 'package', key: 'shipments.status.pending', tone: 'mute' },
  dispatched: { icon: 'truck', key: 'shipments.status.dispatched', tone: 'info' },
  delivered: { icon: 'circle-check', key: 'shipments.status.delivered', tone: 'ok' },
  pending_cancellation: { icon: 'hand-stop', key: 'shipments.status.pendingCancellation', tone: 'danger' },
  cancelled: { icon: 'ban', key: 'shipments.status.cancelled', tone: 'mute' },
  rejected: { icon: 'circle-x', key: 'shipments.status.rejected', tone: 'danger' },
}

/** In the order of the legend. */
export const shipmentStatuses = Object.keys(looks) as ShipmentStatus[]

export function isKnownStatus(status: string): status is ShipmentStatus {
  return Object.hasOwn(looks, status)
}

/** A status that nobody knows is its own text in sentence case, in a neutral tone (decision 18). */
export function statusLook(status: string): StatusLook {
  if (!isKnownStatus(status)) return { icon: 'point', word: verbatim(sentenceCase(status)), tone: 'mute' }
  const { icon, key, tone } = looks[status]
  return { icon, word: text(key), tone }
}

function sentenceCase(status: string): string {
  const words = status
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
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
