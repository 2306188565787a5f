/** How many reads and files that a person waits for are on their way, over the whole page. */
let pending = 0

/** Looks again after so many milliseconds whether there is something else to do, and so many times at most. */
const lookAgainAfter = 100
const mostLooks = 20

/** What is only fetched ahead does not start while this is on its way: it would take from its line and its machine. */
export function trackPending<Value>(coming: Promise<Value>): Promise<Value> {
  pending += 1
  return coming.finally(() => {
    pending -= 1
  })
}

/**
 * Calls when the page has nothing else to do: no element of the suite waits for its files, no read is on its way. It
 * does not wait for long: a back end that never answers holds up nothing else. Answers how to call it off.
 */
export function whenIdle(call: () => void): () => void {
  let looks = 0
  let isWanted = true
  const look = () => {
    if (!isWanted) return
    looks += 1
    if (isIdle() || looks > mostLooks) call()
    else setTimeout(() => soon(look), lookAgainAfter)
  }
  soon(look)
  return () => {
    isWanted = false
  }
}

function isIdle(): boolean {
  if (pending > 0) return false
  const waiting = globalThis.document?.querySelectorAll(':not(:defined)') ?? []
  return [...waiting].every(({ localName }) => !localName.startsWith('reeldock-'))
}

/** Calls once what is due has been painted. */
export function soon(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 200 })
  else setTimeout(call, 200)
}

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
