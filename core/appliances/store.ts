import { asFailure } from '../base/errors'
import { startPoll } from '../base/poll'
import type { ResourceHandle } from '../base/resource'
import { live, pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchAppliances, fetchDuplicationStatus } from './api'
import { type DockEvent, fleetAfter, fleetAfterEvents, noFleet, type TimedEvent } from './reducer'
import type { Fleet } from './types'

/**
 * The interval of reads of the whole list, in milliseconds. These reads update rates and versions and, without the
 * socket, the online states.
 */
const listEvery = { live: 30_000, away: 10_000 }
/**
 * Events within this time, in milliseconds, are applied together, because hundreds of appliances report in one burst.
 */
const burst = 50

export type Appliances = ReturnType<typeof appliances.create>

/** The appliances of the partner. Their bays are read every five seconds while a screen watches. */
export const appliances = defineArea('appliances', context => {
  const account = context.use(session)
  const feed = context.use(live)
  const handle: ResourceHandle<Fleet> = context.resource<Fleet>({
    load: async (abort): Promise<Fleet> => {
      const askedAt = Date.now()
      const read = await fetchAppliances(context.http, abort)
      return fleetAfter(handle.resource.peek().data ?? noFleet, { type: 'read', appliances: read, askedAt }, Date.now())
    },
    isEmpty: ({ docks }) => docks.length === 0,
  })
  const { resource: fleet, refresh } = handle
  const ended = new AbortController()

  let recent: TimedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const apply = (event: DockEvent) => {
    recent.push({ event, at: Date.now() })
    timer ??= setTimeout(applyRecent, burst)
  }
  function applyRecent(): void {
    const events = recent
    recent = []
    timer = null
    handle.setData(data => fleetAfterEvents(data, events))
  }
  context.onEnd(() => clearTimeout(timer ?? undefined))

  const hasNoAccess = () => context.access.peek() === 'unauthorized' || context.access.peek() === 'no-access'

  async function readList(): Promise<void> {
    if (!fleet.peek().busy && !hasNoAccess()) await refresh()
  }

  async function poll(): Promise<void> {
    const { failure, data } = fleet.peek()
    if (failure !== null || data === null) return readList()
    if (hasNoAccess()) return
    try {
      const { user } = await account.whoAmI()
      if (user.partner === null) return
      const askedAt = Date.now()
      const status = await fetchDuplicationStatus(context.http, user.partner.org, ended.signal)
      if (ended.signal.aborted) return
      const before = fleet.peek().data ?? noFleet
      const known = new Set(before.docks.map(({ id }) => id))
      if (status.some(({ applianceId }) => !known.has(applianceId))) return readList()
      const after = (data: Fleet) => fleetAfter(data, { type: 'polled', status, askedAt }, Date.now())
      if (fleet.peek().busy) handle.setData(after)
      else handle.put(after(before))
    } catch (thrown) {
      // Read the whole list after a failed poll. If that read fails too, it shows the reason.
      if (asFailure(thrown).category !== 'cancelled') return readList()
    }
  }

  context.onEnd(startPoll(pollEvery, poll).stop)
  // A page that becomes visible polls the bays at once. The list also contains the bays, so it waits for its interval.
  const untilNextList = () => listEvery[feed.state.peek() === 'live' ? 'live' : 'away']
  context.onEnd(startPoll(untilNextList, readList, 'if-due').stop)
  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('bays.changed', ({ applianceId, drives }) => apply({ type: 'bays', applianceId, drives })))
  context.onEnd(
    feed.on('appliance.changed', ({ applianceId, isOnline }) => apply({ type: 'reached', applianceId, isOnline })),
  )
  // The list is read when the socket is open again. Until then the poll continues.
  context.onEnd(feed.onMissedEvents(() => (feed.state.peek() === 'live' ? refresh() : Promise.resolve())))
  void refresh()

  return { fleet, refresh }
})
