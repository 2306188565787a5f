import { effect, untracked } from '@preact/signals-core'
import { useEffect } from 'react'
import { environment, listen } from '../../../core/base/environment'
import { createRetry } from '../../../core/base/retry'
import { live } from '../../../core/live/live'
import { useStable } from '../../kit/use-stable'
import { useStore } from '../bridge/hooks'

/** How long it waits for the next try: at first, and at most, in milliseconds. A person who types on has a moment. */
const delays = [5000, 60_000] as const

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
    let isSending = false
    let isOver = false
    const retry = createRetry(() => void attempt(), ...delays)
    async function attempt(): Promise<void> {
      if (isSending) return
      isSending = true
      if (environment.isVisible()) await sendNow().catch(() => undefined)
      isSending = false
      // Counted from the end of a try: a person who types on has a moment, however long it took.
      if (!isOver) retry.later()
    }
    retry.later()
    const atOnce = () => {
      retry.reset()
      void attempt()
    }
    let before = feed.state.peek()
    const onFeed = effect(() => {
      const now = feed.state.value
      if (now === 'live' && before !== 'live') untracked(atOnce)
      before = now
    })
    const onSight = listen('visibilitychange', () => environment.isVisible() && void attempt())
    const ends = [retry.stop, listen('online', atOnce), onSight, onFeed]
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [isWaiting, sendNow, feed])
}
