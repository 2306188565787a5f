import { isPending } from '../../core/base/idle'

/** The interval of checks whether the page is idle, in milliseconds, and the maximum number of checks. */
const interval = 100
const maxChecks = 20

/**
 * Calls a function when the page is idle: no element of the suite waits for its files, and no read is in flight. After
 * the last check it calls in any case, because a server that never responds must not delay other work.
 * @returns a function that cancels the call
 */
export function whenIdle(call: () => void): () => void {
  let checks = 0
  let isWanted = true
  const check = () => {
    if (!isWanted) return
    checks += 1
    if (isIdle() || checks > maxChecks) call()
    else setTimeout(() => soon(check), interval)
  }
  soon(check)
  return () => {
    isWanted = false
  }
}

function isIdle(): boolean {
  const waiting = document.querySelectorAll(':not(:defined)')
  return !isPending() && [...waiting].every(({ localName }) => !localName.startsWith('reeldock-'))
}

/** Calls a function after pending changes have been painted. */
export function soon(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 200 })
  else setTimeout(call, 200)
}
