import { findLook, makeLook, type StatusLook } from '../i18n/status-look'
import { text } from '../i18n/translate'
import type { Composition, DownloadStatus, WorkOrder } from '../wire/work-orders'

const downloads: Record<DownloadStatus, StatusLook> = {
  not_started: makeLook('circle-dashed', 'workOrders.download.notStarted', 'mute'),
  pending: makeLook('clock', 'workOrders.download.pending', 'mute'),
  queued: makeLook('clock', 'workOrders.download.queued', 'mute'),
  in_progress: makeLook('download', 'workOrders.download.inProgress', 'info'),
  unarchiving: makeLook('archive', 'workOrders.download.unarchiving', 'info'),
  archived: makeLook('archive', 'workOrders.download.archived', 'mute'),
  stalled: makeLook('clock-pause', 'workOrders.download.stalled', 'warn'),
  failed: makeLook('alert-circle', 'workOrders.download.failed', 'danger'),
  error: makeLook('alert-circle', 'workOrders.download.error', 'danger'),
  completed: makeLook('circle-check', 'workOrders.download.completed', 'ok'),
}

/** Section 4 of the specification names a running upload twice: `started` as a transfer, `in_progress` as an upload. */
const transfers: Record<'started' | 'in_progress' | 'completed', StatusLook> = {
  started: makeLook('upload', 'workOrders.transfer.started', 'info'),
  in_progress: makeLook('upload', 'workOrders.transfer.started', 'info'),
  completed: makeLook('circle-check', 'workOrders.transfer.completed', 'ok'),
}

/**
 * Returns the progress of the download of a composition to an appliance; null when the server reports none.
 * @param hasPercent whether the text includes the percentage
 */
export function downloadLook({ download }: Composition, hasPercent = true): StatusLook | null {
  if (download === null) return null
  const look = findLook(downloads, download.status)
  if (!hasPercent || download.status !== 'in_progress' || typeof download.percentage !== 'number') return look
  return { ...look, label: text('workOrders.download.percentage', { percentage: Math.floor(download.percentage) }) }
}

/**
 * Returns the progress of the upload of a composition to the theatres (decision 19); null when the server reports none.
 */
export function uploadLook({ dcpTransferStatus }: Composition): StatusLook | null {
  return dcpTransferStatus === null ? null : findLook(transfers, dcpTransferStatus)
}

/** The statuses of downloads that may be started: they have not begun, or stopped without success. */
const startable: ReadonlySet<string> = new Set(['not_started', 'failed', 'error', 'stalled', 'archived'])

/** Returns whether the download of a composition may be started. A download with an unknown status may not. */
export function canStartDownload({ download }: Composition): boolean {
  return download === null || startable.has(download.status)
}

const endedStatuses: ReadonlySet<string> = new Set(['completed', 'failed', 'error', 'archived'])

/** Returns whether the download has ended. A stalled one, or one with an unknown status, can still complete. */
export function hasEnded({ download }: Composition): boolean {
  return download !== null && endedStatuses.has(download.status)
}

/** Returns whether the download was started before, so that another start is a retry. */
export function isRetry({ download }: Composition): boolean {
  return download !== null && download.status !== 'not_started'
}

/** Returns whether the download was requested and is not complete, so that the composition cannot be copied yet. */
export function isUnfinished({ download }: Composition): boolean {
  return download !== null && download.status !== 'completed' && download.status !== 'not_started'
}

/** Returns whether the composition can be copied: its download is complete, or the server reports none. */
export function isCopyable({ download }: Composition): boolean {
  return download === null || download.status === 'completed'
}

/**
 * Returns whether an order is copied onto drives. Electronic orders are uploaded only, unless their tasks include
 * copies.
 */
export function isOnDrives({ deliveryMode, tasks }: Pick<WorkOrder, 'deliveryMode' | 'tasks'>): boolean {
  return deliveryMode !== 'ELECTRONIC' || tasks.includes('duplicate_dcps')
}

/** Returns the count of uploaded compositions. */
export function countUploads({ compositions }: Pick<WorkOrder, 'compositions'>): number {
  return compositions.filter(({ dcpTransferStatus }) => dcpTransferStatus === 'completed').length
}

/** Returns the bytes of all compositions of a work order, which every drive must hold. */
export function sizeOf({ compositions }: Pick<WorkOrder, 'compositions'>): number {
  return compositions.reduce((sum, { size }) => sum + size, 0)
}
