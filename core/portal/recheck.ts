import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { Portal } from './portal'

/** A host that has not said by then whether the portal is being maintained says nothing, in milliseconds. */
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
      // Who cannot be asked says nothing: what was known stays.
      .catch(() => {})
      .finally(() => looking.delete(portal)),
  )
}
