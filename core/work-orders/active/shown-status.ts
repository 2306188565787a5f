import type { StatusLook } from '../../i18n/status-look'
import { orderLook } from '../statuses'
import { downloadLook } from '../transfers'
import type { WorkOrderRow } from '../types'

/** Downloads that do not go on by themselves, the worst first. */
const stopped = ['failed', 'error', 'stalled'] as const

/** Status of an order as the list shows it: a download that failed or stalled is told in place of one in progress. */
export function shownStatus(row: WorkOrderRow): StatusLook {
  const trouble = row.status === 'download_in_progress' ? downloadTrouble(row) : null
  return trouble ?? orderLook(row.status)
}

/** Whether drives of an order are left to be copied and its download does not go on by itself. */
export function isStopped(row: WorkOrderRow): boolean {
  return row.deliveryMode !== 'ELECTRONIC' && row.totalCopied < row.totalDrives && downloadTrouble(row) !== null
}

/** Look of the download that keeps an order from being copied; null where none does. */
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
