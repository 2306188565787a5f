import { useEffect } from 'react'
import { listen } from '../../core/base/environment'
import { startPoll } from '../../core/base/poll'
import { useStable } from '../kit/use-stable'

/** So often it is tried whether the connection is back, in milliseconds. */
const tryEvery = 5000

/**
 * Sends what a save could not, once the connection is back: by the clock while the page is seen, and when the browser
 * says that there is a network again.
 * @param unsent how many changes wait; nothing is tried while it is 0
 * @param send the save again, of those changes alone: what was typed since was not asked to be saved
 */
export function useResend(unsent: number, send: () => Promise<unknown>): void {
  const sendNow = useStable(send)
  const isWaiting = unsent > 0
  useEffect(() => {
    if (!isWaiting) return
    const poll = startPoll(tryEvery, sendNow)
    const unlisten = listen('online', poll.now)
    return () => {
      poll.stop()
      unlisten()
    }
  }, [isWaiting, sendNow])
}
