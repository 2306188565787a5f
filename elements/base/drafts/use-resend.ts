import { effect, untracked } from '@preact/signals-core'
import { useEffect } from 'react'
import { environment, listen } from '../../../core/base/environment'
import { createRetry } from '../../../core/base/retry'
import { live } from '../../../core/live/live'
import { useStable } from '../../kit/use-stable'
import { useStore } from '../bridge/hooks'

/** The first and the longest delay before the next attempt, in milliseconds. */
const delays = [5000, 60_000] as const

/**
 * Repeats a save that had no connection: at growing intervals while the page is visible, and at once when the browser
 * reports a network again or the feed is back.
 * @param unsent the number of waiting edits; nothing is sent while it is 0
 * @param send saves those edits alone; a later edit is not part of the save that the person asked for
 */
export function useResend(unsent: number, send: () => Promise<unknown>): void {
  const sendNow = useStable(send)
  const feed = useStore(live)
  const isWaiting = unsent > 0
  useEffect(() => {
    if (!isWaiting) return
    let isSending = false
    let hasEnded = false
    const retry = createRetry(() => void attempt(), ...delays)
    async function attempt(): Promise<void> {
      if (isSending) return
      isSending = true
      if (environment.isVisible()) await sendNow().catch(() => undefined)
      isSending = false
      // The delay begins at the end of an attempt, so that a person who is editing has a moment even after a long
      // attempt.
      if (!hasEnded) retry.schedule()
    }
    retry.schedule()
    const sendAtOnce = () => {
      retry.reset()
      void attempt()
    }
    let before = feed.state.peek()
    const onFeed = effect(() => {
      const now = feed.state.value
      if (now === 'live' && before !== 'live') untracked(sendAtOnce)
      before = now
    })
    const onSight = listen('visibilitychange', () => environment.isVisible() && void attempt())
    const ends = [retry.stop, listen('online', sendAtOnce), onSight, onFeed]
    return () => {
      hasEnded = true
      for (const end of ends) end()
    }
  }, [isWaiting, sendNow, feed])
}
