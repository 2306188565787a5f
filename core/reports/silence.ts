import { Failure } from '../base/errors'

/**
 * Watches a connection that may fall silent: a host's `fetch` may never settle, and a stream may stop half-way.
 * @param milliseconds without a restart, after which `signal` is aborted
 * @param abort aborts `signal` too, on the person's behalf
 */
export function createSilence(milliseconds: number, abort: AbortSignal) {
  const lost = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Its reason is a Failure "offline" where silence has aborted it. */
    signal: AbortSignal.any([lost.signal, abort]),
    /** Something was heard: the time starts again. */
    restart(): void {
      clearTimeout(timer)
      timer = setTimeout(() => lost.abort(new Failure({ category: 'offline' })), milliseconds)
    },
    /** Stops the watch. */
    end: () => clearTimeout(timer),
  }
}
