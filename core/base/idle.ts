/** The number of reads and files that a person waits for, over the whole page. */
let pending = 0

/**
 * Counts a promise that a person waits for. Files that are only fetched ahead wait for it, since they would take its
 * bandwidth and processor.
 */
export function trackPending<Value>(coming: Promise<Value>): Promise<Value> {
  pending += 1
  return coming.finally(() => {
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
  // On a server, timers that are due run before any request is handled: a macrotask lets requests in between.
  return new Promise(resolve => (setImmediate ? setImmediate(resolve) : setTimeout(resolve)))
}
