import { startPoll } from '../base/poll'
import { type Live, pollEvery } from '../live/live'
import { isComing } from './coming'
import type { WorkOrderRow } from './types'

/** Nobody tells how far a download is until it ends: what has one under way is read again as bays are. */
export function followDownloads(
  feed: Live,
  read: () => Promise<void>,
  rows: () => readonly WorkOrderRow[] | undefined,
) {
  const isMoving = ({ compositions }: WorkOrderRow) => compositions.some(isComing)
  return startPoll(pollEvery, async () => {
    if (feed.state.peek() === 'live' && rows()?.some(isMoving)) await read()
  }).stop
}
