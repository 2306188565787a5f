import { useEffect } from 'react'
import { listen } from '../../core/base/environment'
import { startPoll } from '../../core/base/poll'
import { live } from '../../core/live/live'
import { useStable } from '../kit/use-stable'
import { useStore } from './hooks'

/** So often it is tried whether the connection is back, in milliseconds. */
const tryEvery = 5000

/**
 * Sends what a save could not, once the connection is back: by the clock while the page is seen, and at once when the
 * browser says that there is a network again, or the feed is back.
 * @param unsent how many changes wait; nothing is tried while it is 0
 * @param send the save again, of those changes alone: what was typed since was not asked to be saved
 */
export function useResend(unsent: number, send: () => Promise<unknown>): void {
  const sendNow = useStable(send)
  const feed = useStore(live)
  const isWaiting = unsent > 0
  useEffect(() => {
    if (!isWaiting) return
    const poll = startPoll(tryEvery, sendNow)
    const ends = [poll.stop, listen('online', poll.now), feed.whileAway(async () => poll.now())]
    return () => {
      for (const end of ends) end()
    }
  }, [isWaiting, sendNow, feed])
}
