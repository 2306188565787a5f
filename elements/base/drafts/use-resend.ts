import { effect, untracked } from '@preact/signals-core'
import { useEffect } from 'react'
import { listen } from '../../../core/base/environment'
import { startPoll } from '../../../core/base/poll'
import { live } from '../../../core/live/live'
import { useStable } from '../../kit/use-stable'
import { useStore } from '../bridge/hooks'

/** How long it waits for the next try: at first, and at most, in milliseconds. A person who types on has a moment. */
const [firstDelay, longestDelay] = [5000, 60_000]

/**
 * Sends what a save could not, once the connection is back: ever more rarely while the page is seen, and at once when the
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
    let tries = 0
    const poll = startPoll(() => Math.min(firstDelay * 2 ** tries++, longestDelay), sendNow)
    const atOnce = () => {
      tries = 0
      poll.now()
    }
    let before = feed.state.peek()
    const onFeed = effect(() => {
      const now = feed.state.value
      if (now === 'live' && before !== 'live') untracked(atOnce)
      before = now
    })
    const ends = [poll.stop, listen('online', atOnce), onFeed]
    return () => {
      for (const end of ends) end()
    }
  }, [isWaiting, sendNow, feed])
}
