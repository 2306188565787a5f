import { startPoll } from '../base/poll'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'

/** How often approvals are read while the socket is away, in milliseconds (decision 41). */
const every = 60_000

/** Reads the approvals again while a page that waits for a decision holds this, where no event can tell of one. */
export const decisionPoll = defineArea('decision-poll', context => {
  const who = context.use(session)
  const feed = context.use(live)
  let readAt = Date.now()

  async function read(): Promise<void> {
    const { data, at, busy } = who.me.peek()
    const isWaiting = data?.approvals.some(({ status }) => status === 'PENDING') ?? false
    // A page that comes back into sight reads nothing that is younger than the interval.
    const isRecent = Date.now() - Math.max(readAt, at ?? 0) < every
    if (!isWaiting || busy || isRecent || feed.state.peek() === 'live' || context.access.peek() !== 'authorized') return
    readAt = Date.now()
    await who.readApprovals()
  }

  context.onEnd(startPoll(every, read).stop)
  return {}
})
