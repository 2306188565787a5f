import { effect } from '@preact/signals-core'
import { startPoll } from '../base/poll'
import { createRetry } from '../base/retry'
import { text } from '../i18n/translate'
import type { Portal } from '../portal/portal'
import { recheck } from '../portal/recheck'
import type { Session } from '../session/store'

/** The intervals at which the maintenance flag is read while it is set, and while it is not, in milliseconds. */
const whileOn = 10_000
const whileOff = 60_000
/** The minimum time, in milliseconds, between reads of the flag because of failed calls. */
const minPause = 2000

/**
 * Reads whether the portal is under maintenance: at once, at an interval, and when calls fail. After the maintenance,
 * reads that failed are repeated.
 */
export function watchMaintenance(portal: Portal): () => void {
  let readAt = Number.NEGATIVE_INFINITY
  let was = false
  const poll = startPoll(
    () => (portal.maintenance.peek() ? whileOn : whileOff),
    () => {
      readAt = Date.now()
      return recheck(portal)
    },
  )
  // Trouble right after a read may be newer than its answer, so the flag is read again after a pause.
  let pause: ReturnType<typeof setTimeout> | undefined
  const endTrouble = effect(() => {
    portal.trouble.value
    clearTimeout(pause)
    const rest = readAt + minPause - Date.now()
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

/** Reads the user again, with growing delays, until that succeeds: a page that was opened too early recovers. */
export function watchStart(portal: Portal, user: () => Session): () => void {
  const retry = createRetry(portal.renew)
  const end = effect(() => {
    const { data, failure, busy } = user().me.value
    retry.stop()
    if (busy) return
    if (data !== null || !failure?.retryable) retry.reset()
    else retry.schedule()
  })
  return () => {
    retry.stop()
    end()
  }
}

/**
 * Announces the end of a session. The screen that could show the error is gone, because an unauthorized user is on the
 * landing page (specification, section 2).
 */
export function watchSessionEnd(portal: Portal, isElsewhere: () => boolean): () => void {
  let wasIn = false
  return effect(() => {
    const access = portal.access.value
    const detail = isElsewhere() ? undefined : text('shared.sessionEndedDetail')
    if (wasIn && access === 'unauthorized') portal.notifications.notify('info', text('shared.sessionEnded'), detail)
    if (access !== 'unknown') wasIn = access === 'authorized'
  })
}
