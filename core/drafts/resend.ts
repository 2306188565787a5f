import { effect, type ReadonlySignal } from '@preact/signals-core'
import { startPoll } from '../base/poll'

/** So often it is tried whether the connection is back, in milliseconds. */
const tryEvery = 5000

/**
 * Sends what a save could not, once the connection is back: by the clock while the page is seen, and when the browser
 * says that there is a network again.
 * @param unsent how many changes wait; nothing is tried while it is 0
 * @param send the save again, of those changes alone
 */
export function resendWhenBack(
  unsent: ReadonlySignal<number>,
  send: () => Promise<unknown>,
  onEnd: (end: () => void) => void,
): void {
  let stop: (() => void) | undefined
  const end = () => {
    stop?.()
    stop = undefined
  }
  onEnd(
    effect(() => {
      if (unsent.value === 0) return end()
      if (stop) return undefined
      const poll = startPoll(tryEvery, send)
      globalThis.addEventListener?.('online', poll.now)
      stop = () => {
        poll.stop()
        globalThis.removeEventListener?.('online', poll.now)
      }
      return undefined
    }),
  )
  onEnd(end)
}
