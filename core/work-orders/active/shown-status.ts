import type { StatusLook } from '../../i18n/status-look'
import { orderLook } from '../statuses'
import { downloadLook } from '../transfers'
import type { WorkOrderRow } from '../types'

/** Download statuses that need a person to continue, the worst first. */
const stopped = ['failed', 'error', 'stalled'] as const

/**
 * Returns the status of an order as the list shows it. A failed or stalled download replaces the status "download in
 * progress".
 */
export function shownStatus(row: WorkOrderRow): StatusLook {
  const trouble = row.status === 'download_in_progress' ? downloadTrouble(row) : null
  return trouble ?? orderLook(row.status)
}

/** Returns whether drives of an order still need a copy and its download needs a person to continue. */
export function isStopped(row: WorkOrderRow): boolean {
  return row.deliveryMode !== 'ELECTRONIC' && row.totalCopied < row.totalDrives && downloadTrouble(row) !== null
}

/** Returns the look of the download that prevents an order from being copied; null without one. */
export function downloadTrouble({
  compositions,
  past,
}: Pick<WorkOrderRow, 'compositions' | 'past'>): StatusLook | null {
  if (past) return null
  for (const status of stopped) {
    const composition = compositions.find(({ download }) => download?.status === status)
    if (composition) return downloadLook(composition)
  }
  return null
}
