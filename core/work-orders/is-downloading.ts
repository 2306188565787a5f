import type { Composition } from '../wire/work-orders'

/** Download statuses that are queued, fetched from the archive, or downloading. */
const activeStatuses: ReadonlySet<string> = new Set(['pending', 'queued', 'unarchiving', 'in_progress'])

/** Returns whether the download of a composition is queued or runs. */
export function isDownloading({ download }: Composition): boolean {
  return download !== null && activeStatuses.has(download.status)
}
