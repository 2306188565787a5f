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

/** Both names of section 4 for what goes on: that of the transfer, and that of the upload. */
const transfers: Record<'started' | 'in_progress' | 'completed', StatusLook> = {
  started: makeLook('upload', 'workOrders.transfer.started', 'info'),
  in_progress: makeLook('upload', 'workOrders.transfer.started', 'info'),
  completed: makeLook('circle-check', 'workOrders.transfer.completed', 'ok'),
}

/** How far the download of a composition to an appliance is, in percent where nothing else says it; null when nothing was told of it. */
export function downloadLook({ download }: Composition, saysPercent = true): StatusLook | null {
  if (download === null) return null
  const known = findLook(downloads, download.status)
  if (!saysPercent || download.status !== 'in_progress' || typeof download.percentage !== 'number') return known
  return { ...known, word: text('workOrders.download.percentage', { percentage: Math.floor(download.percentage) }) }
}

/** How far the upload of a composition to the theatres is (decision 19); null when nothing was told of it. */
export function uploadLook({ dcpTransferStatus }: Composition): StatusLook | null {
  return dcpTransferStatus === null ? null : findLook(transfers, dcpTransferStatus)
}

/** Downloads that are over without a copy, or were never begun: they may be started. */
const startable: ReadonlySet<string> = new Set(['not_started', 'failed', 'error', 'stalled', 'archived'])

/** Whether the download of a composition may be started; one whose state nobody knows is left alone. */
export function canStartDownload({ download }: Composition): boolean {
  return download === null || startable.has(download.status)
}

const over: ReadonlySet<string> = new Set(['completed', 'failed', 'error', 'archived'])

/** Its download has ended; one that stalled, or of which nobody knows how it stands, may yet come in. */
export function isOver({ download }: Composition): boolean {
  return download !== null && over.has(download.status)
}

/** It was begun before: starting it is another try. */
export function isRetry({ download }: Composition): boolean {
  return download !== null && download.status !== 'not_started'
}

/** Its download was asked for and is not done: as far as is known, it cannot be copied yet. */
export function isOnItsWay({ download }: Composition): boolean {
  return download !== null && download.status !== 'completed' && download.status !== 'not_started'
}

/** Its copy can be made: its download is completed, or nothing is told of it. */
export function isCopyable({ download }: Composition): boolean {
  return download === null || download.status === 'completed'
}

/** Its copies go onto drives; an electronic order comes out by upload alone, unless its tasks say otherwise. */
export function isOnDrives({ deliveryMode, tasks }: Pick<WorkOrder, 'deliveryMode' | 'tasks'>): boolean {
  return deliveryMode !== 'ELECTRONIC' || tasks.includes('duplicate_dcps')
}

/** How many of its compositions are uploaded. */
export function uploadsDone({ compositions }: Pick<WorkOrder, 'compositions'>): number {
  return compositions.filter(({ dcpTransferStatus }) => dcpTransferStatus === 'completed').length
}

/** Bytes of all compositions of a work order: what every drive must hold. */
export function sizeOf({ compositions }: Pick<WorkOrder, 'compositions'>): number {
  return compositions.reduce((sum, { size }) => sum + size, 0)
}
