import { isPending } from '../../core/base/idle'

/** Looks again after so many milliseconds whether there is something else to do, and so many times at most. */
const lookAgainAfter = 100
const mostLooks = 20

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
  const waiting = document.querySelectorAll(':not(:defined)')
  return !isPending() && [...waiting].every(({ localName }) => !localName.startsWith('reeldock-'))
}

/** Calls once what is due has been painted. */
export function soon(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 200 })
  else setTimeout(call, 200)
}
