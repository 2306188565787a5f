/** How many reads and files that a person waits for are on their way, over the whole page. */
let pending = 0

/** What is only fetched ahead does not start while this is on its way: it would take from its line and its machine. */
export function trackPending<Value>(coming: Promise<Value>): Promise<Value> {
  pending += 1
  return coming.finally(() => {
    pending -= 1
  })
}

export const isPending = () => pending > 0

/** Lets others do what waits, then goes on: between the slices of long work. */
export function yieldToMain(): Promise<void> {
  const { scheduler, setImmediate } = globalThis as {
    scheduler?: { yield?(): Promise<void> }
    setImmediate?(call: () => void): void
  }
  if (scheduler?.yield) return scheduler.yield()
  // On a server, timers that are due run before any request is handled: a macrotask lets requests in between.
  return new Promise(resolve => (setImmediate ? setImmediate(resolve) : setTimeout(resolve)))
}
