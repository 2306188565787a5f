import { Failure } from '../base/errors'

/**
 * Watches a connection that may become silent: a host's `fetch` may never settle, and a stream may stop half-way.
 * @param milliseconds without a restart, after which `signal` is aborted
 * @param abort aborts `signal` too, when the person cancels
 */
export function createSilence(milliseconds: number, abort: AbortSignal) {
  const lost = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** The reason is a Failure "offline" when silence has aborted it. */
    signal: AbortSignal.any([lost.signal, abort]),
    /** Restarts the time when data has arrived. */
    restart(): void {
      clearTimeout(timer)
      timer = setTimeout(() => lost.abort(new Failure({ category: 'offline' })), milliseconds)
    },
    /** Stops the watch. */
    end: () => clearTimeout(timer),
  }
}
