import { effect } from '@preact/signals-core'
import { startPoll } from '../base/poll'
import { createRetry } from '../base/retry'
import type { Portal } from '../portal/portal'
import { recheck } from '../portal/recheck'
import type { Session } from '../session/store'

/** How often the maintenance flag is asked while it is on, and while it is off, in milliseconds. */
const whileOn = 10_000
const whileOff = 60_000
/** Calls that fail together are one trouble, in milliseconds. */
const oneTrouble = 2000

/**
 * Asks whether the portal is being maintained: at once, by the clock, and when calls fail. When it is over, what had
 * failed meanwhile is read again.
 */
export function watchMaintenance(portal: Portal): () => void {
  let asked = Number.NEGATIVE_INFINITY
  let was = false
  const poll = startPoll(
    () => (portal.maintenance.peek() ? whileOn : whileOff),
    () => {
      asked = Date.now()
      return recheck(portal)
    },
  )
  // Trouble right after an answer is no longer what was answered: it is asked about as soon as the pause is over.
  let pause: ReturnType<typeof setTimeout> | undefined
  const endTrouble = effect(() => {
    portal.trouble.value
    clearTimeout(pause)
    const rest = asked + oneTrouble - Date.now()
    if (rest > 0) pause = setTimeout(poll.now, rest)
    else poll.now()
  })
  const endOver = effect(() => {
    const is = portal.maintenance.value
    if (was && !is) portal.renew()
    was = is
  })
  return () => {
    poll.stop()
    clearTimeout(pause)
    endTrouble()
    endOver()
  }
}

/** While nobody can say who the user is, it is asked again, ever more rarely: a page that was opened too early recovers. */
export function watchStart(portal: Portal, who: () => Session): () => void {
  const retry = createRetry(portal.renew)
  const end = effect(() => {
    const { data, failure, busy } = who().me.value
    retry.stop()
    if (busy) return
    if (data !== null || !failure?.retryable) retry.reset()
    else retry.later()
  })
  return () => {
    retry.stop()
    end()
  }
}
