/**
 * The delay before try `attempt` (from 0): doubled each time, and spread over its upper half, so that a thousand pages do
 * not come back at once.
 * @param first and longest: before the spread, in milliseconds
 */
export function backoff(attempt: number, first = 1000, longest = 30_000, random: () => number = Math.random): number {
  const whole = Math.min(longest, first * 2 ** attempt)
  return whole / 2 + (whole / 2) * random()
}

/** Does something again after it has failed, after longer each time. Delays in milliseconds, as of `backoff`. */
export function createRetry(task: () => void, first?: number, longest?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  const stop = () => clearTimeout(timer)
  return {
    later(): void {
      stop()
      timer = setTimeout(task, backoff(attempt++, first, longest))
    },
    /** It went well: the next delay is the first again. */
    reset(): void {
      attempt = 0
    },
    stop,
  }
}
