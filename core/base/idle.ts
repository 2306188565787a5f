/** The number of reads and files that a person waits for, over the whole page. */
let pending = 0

/**
 * Counts a promise that a person waits for. Files that are only fetched ahead wait until it settles, since they would
 * compete for bandwidth and processor.
 */
export function trackPending<Value>(promise: Promise<Value>): Promise<Value> {
  pending += 1
  return promise.finally(() => {
    pending -= 1
  })
}

export const isPending = () => pending > 0

/** Yields to tasks that wait, between the slices of long work. */
export function yieldToMain(): Promise<void> {
  const { scheduler, setImmediate } = globalThis as {
    scheduler?: { yield?(): Promise<void> }
    setImmediate?(call: () => void): void
  }
  if (scheduler?.yield) return scheduler.yield()
  // On a server, timers that are due run before any request is handled. `setImmediate` lets requests run in between.
  return new Promise(resolve => (setImmediate ? setImmediate(resolve) : setTimeout(resolve)))
}
