import { asFailure } from './errors'
import { backoff } from './retry'
import { delay, untilVisible } from './visible'

/** A call that failed is made again after this long, then after longer, in milliseconds. */
const [shortest, longest] = [2000, 60_000]

interface Options {
  readonly abort: AbortSignal
  /** Called with true when a call has failed and is made again later, and with false once that time has come. */
  onWaiting?(isWaiting: boolean): void
}

/**
 * Makes a call that nobody waits for: only while the page is visible, and again after growing delays, or after the back
 * end's own `Retry-After`, where another try can help. Rejects with the failure where none can, or on abort.
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
        await delay(Math.max(backoff(attempt, shortest, longest), failure.retryAfter ?? 0), abort)
      } finally {
        onWaiting?.(false)
      }
    }
  }
}
