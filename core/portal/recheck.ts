import { effect } from '@preact/signals-core'
import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { Portal } from './portal'

/** The host has this time to tell whether the portal is under maintenance, in milliseconds. */
const timeout = 10_000

const runningChecks = new WeakMap<Portal, Promise<void>>()

/**
 * Asks the host whether the portal is under maintenance, if the host offers a way. Never runs twice at once, does
 * nothing after the end of the portal, and never rejects.
 */
export function recheck(portal: Portal): Promise<void> {
  const { startUp } = portal.options.peek()
  if (!startUp || portal.ended.peek()) return Promise.resolve()
  return getOrInsert(runningChecks, portal, () => {
    const ended = new AbortController()
    const unwatch = effect(() => {
      if (portal.ended.value) ended.abort()
    })
    return (
      withTimeout(timeout, startUp, ended.signal)
        .then(answer => {
          if (answer) portal.configure({ maintenance: answer.maintenance === true })
        })
        // The last known state stays when the host cannot be asked.
        .catch(() => {})
        .finally(() => {
          unwatch()
          runningChecks.delete(portal)
        })
    )
  })
}
