import type { Composition } from '../wire/work-orders'

/** The statuses of downloads that wait, are fetched from the archive, or run. */
const activeStatuses: ReadonlySet<string> = new Set(['pending', 'queued', 'unarchiving', 'in_progress'])

/** Returns whether the download of a composition is queued or runs. */
export function isDownloading({ download }: Composition): boolean {
  return download !== null && activeStatuses.has(download.status)
}
