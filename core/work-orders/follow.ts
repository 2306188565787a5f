import { startPoll } from '../base/poll'
import { type Live, pollEvery } from '../live/live'
import { isDownloading } from './is-downloading'
import type { WorkOrderRow } from './types'

/**
 * Reads rows with running downloads at the interval of the bays, because no event reports the progress of a download.
 * @returns a function that stops reading
 */
export function followDownloads(
  feed: Live,
  read: () => Promise<void>,
  rows: () => readonly WorkOrderRow[] | undefined,
) {
  const hasDownload = ({ compositions }: WorkOrderRow) => compositions.some(isDownloading)
  return startPoll(pollEvery, async () => {
    if (feed.state.peek() === 'live' && rows()?.some(hasDownload)) await read()
  }).stop
}
