import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { Portal } from './portal'

/** How long the host may take to say whether the portal is under maintenance, in milliseconds. */
const timeout = 10_000

const looking = new WeakMap<Portal, Promise<void>>()

/** Asks the host, where it gave a way to, whether the portal is being maintained. Never twice at once; it never rejects. */
export function recheck(portal: Portal): Promise<void> {
  const { startUp } = portal.options.peek()
  return getOrInsert(looking, portal, () =>
    withTimeout(timeout, () => startUp?.())
      .then(said => {
        if (said) portal.configure({ maintenance: said.maintenance === true })
      })
      // Where the host cannot be asked, the last known state stays.
      .catch(() => {})
      .finally(() => looking.delete(portal)),
  )
}
