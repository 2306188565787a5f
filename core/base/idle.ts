/** Calls when the page has nothing else to do. Answers how to call it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(call, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, 200)
  return () => clearTimeout(timer)
}
