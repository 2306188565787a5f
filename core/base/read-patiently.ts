import { asFailure } from './errors'
import { backoff } from './retry'
import { delay, untilVisible } from './visible'

/** The first and the longest delay before a failed call is made again, in milliseconds. */
const [minDelay, maxDelay] = [2000, 60_000]

interface Options {
  readonly abort: AbortSignal
  /** Is called with true when a call has failed and is made again later, and with false when that time has come. */
  onWaiting?(isWaiting: boolean): void
}

/**
 * Makes a call in the background: only while the page is visible, and again after growing delays, or after the server's
 * `Retry-After`, when another try can help.
 * @throws Failure when no other try can help, and the reason of an abort
 */
export async function readPatiently<Data>(call: () => Promise<Data>, { abort, onWaiting }: Options): Promise<Data> {
  for (let attempt = 0; ; attempt += 1) {
    await untilVisible(abort)
    try {
      return await call()
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (abort.aborted || !failure.retryable) throw failure
      onWaiting?.(true)
      try {
        await delay(Math.max(backoff(attempt, minDelay, maxDelay), failure.retryAfter ?? 0), abort)
      } finally {
        onWaiting?.(false)
      }
    }
  }
}
