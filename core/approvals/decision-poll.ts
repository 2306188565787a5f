import { startPoll } from '../base/poll'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'

/** The interval at which approvals are read without a socket, in milliseconds (decision 41). */
const readEvery = 60_000

/** The minimum delay before the age of the approvals is checked again, in milliseconds. */
const minDelay = 1000

/** The statuses after a decision. Any other status, also an unknown one, waits for a decision (decision 8). */
const decided: ReadonlySet<string> = new Set(['APPROVED', 'REJECTED', 'NEEDS_MORE_INFO'])

/**
 * Reads the approvals at an interval while a page that waits for a decision holds this area. While the socket is open,
 * nothing is read, because an event reports the decision.
 */
export const decisionPoll = defineArea('decision-poll', context => {
  const user = context.use(session)
  const feed = context.use(live)
  let readAt = Date.now()

  /** Returns the milliseconds since the approvals were last read, alone or with the user. */
  const age = () => Date.now() - Math.max(readAt, user.me.peek().at ?? 0)

  async function read(): Promise<void> {
    const { data, busy } = user.me.peek()
    const isWaiting = data?.approvals.some(({ status }) => !decided.has(status)) ?? false
    // A page that becomes visible again reads nothing that is younger than the interval.
    const isRecent = age() < readEvery
    if (!isWaiting || busy || isRecent || feed.state.peek() === 'live' || context.access.peek() !== 'authorized') return
    readAt = Date.now()
    await user.readApprovals()
  }

  // The user is read in between too, so the interval counts from the latest read of either.
  const untilNext = () => (age() < readEvery ? Math.max(readEvery - age(), minDelay) : readEvery)
  context.onEnd(startPoll(untilNext, read).stop)
  return {}
})
