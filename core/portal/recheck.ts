import { effect } from '@preact/signals-core'
import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { Portal } from './portal'

/** How long the host may take to say whether the portal is under maintenance, in milliseconds. */
const timeout = 10_000

const looking = new WeakMap<Portal, Promise<void>>()

/**
 * Asks the host, where it gave a way to, whether the portal is being maintained. Never twice at once, and not once the
 * portal has ended; it never rejects.
 */
export function recheck(portal: Portal): Promise<void> {
  const { startUp } = portal.options.peek()
  if (!startUp || portal.ended.peek()) return Promise.resolve()
  return getOrInsert(looking, portal, () => {
    const ended = new AbortController()
    const unwatch = effect(() => {
      if (portal.ended.value) ended.abort()
    })
    return (
      withTimeout(timeout, startUp, ended.signal)
        .then(said => {
          if (said) portal.configure({ maintenance: said.maintenance === true })
        })
        // Where the host cannot be asked, the last known state stays.
        .catch(() => {})
        .finally(() => {
          unwatch()
          looking.delete(portal)
        })
    )
  })
}
