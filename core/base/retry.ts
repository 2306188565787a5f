/**
 * Returns the delay before try `attempt` (from 0), in milliseconds. It doubles each time, and is spread over its upper
 * half, so that a thousand pages do not return at once.
 * @param first the first delay before the spread, in milliseconds
 * @param maxDelay the longest delay before the spread, in milliseconds
 */
export function backoff(attempt: number, first = 1000, maxDelay = 30_000, random: () => number = Math.random): number {
  const fullDelay = Math.min(maxDelay, first * 2 ** attempt)
  return fullDelay / 2 + (fullDelay / 2) * random()
}

/** Runs a task again after it has failed, with the delays of `backoff`. */
export function createRetry(task: () => void, first?: number, maxDelay?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  const stop = () => clearTimeout(timer)
  return {
    /** Runs the task after the next delay, which is longer each time. */
    schedule(): void {
      stop()
      timer = setTimeout(task, backoff(attempt++, first, maxDelay))
    },
    /** Starts over with the first delay, after a success. */
    reset(): void {
      attempt = 0
    },
    stop,
  }
}
