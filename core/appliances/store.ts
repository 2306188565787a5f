import { asFailure } from '../base/errors'
import { startPoll } from '../base/poll'
import type { ResourceHandle } from '../base/resource'
import { live, pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchAppliances, fetchDuplicationStatus } from './api'
import { fleetAfter, type News, noFleet } from './reducer'
import type { Fleet } from './types'

/** The whole list is read this often, in milliseconds: rates and versions come with it, and without the socket who is online. */
const wholeEvery = { live: 30_000, away: 10_000 }
/** Hundreds of appliances tell of themselves in one burst: what comes within so many milliseconds is taken in at once. */
const burst = 50

export type Appliances = ReturnType<typeof appliances.create>

/** The appliances of the partner, kept as they are: while somebody looks, bays are asked for every five seconds. */
export const appliances = defineArea('appliances', context => {
  const who = context.use(session)
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

  let recent: { news: News; at: number }[] = []
  let taking: ReturnType<typeof setTimeout> | null = null
  const apply = (news: News) => {
    recent.push({ news, at: Date.now() })
    taking ??= setTimeout(takeIn, burst)
  }
  function takeIn(): void {
    const all = recent
    recent = []
    taking = null
    handle.setData(data => all.reduce((after, { news, at }) => fleetAfter(after, news, at), data))
  }
  context.onEnd(() => clearTimeout(taking ?? undefined))

  const isOut = () => context.access.peek() === 'unauthorized' || context.access.peek() === 'no-access'

  async function readWhole(): Promise<void> {
    if (!fleet.peek().busy && !isOut()) await refresh()
  }

  async function poll(): Promise<void> {
    const { failure, data } = fleet.peek()
    if (failure !== null || data === null) return readWhole()
    if (isOut()) return
    try {
      const { user } = await who.whoAmI()
      if (user.partner === null) return
      const askedAt = Date.now()
      const status = await fetchDuplicationStatus(context.http, user.partner.org, ended.signal)
      if (ended.signal.aborted) return
      const before = fleet.peek().data ?? noFleet
      const known = new Set(before.docks.map(({ id }) => id))
      if (status.some(({ applianceId }) => !known.has(applianceId))) return readWhole()
      const after = (data: Fleet) => fleetAfter(data, { type: 'polled', status, askedAt }, Date.now())
      if (fleet.peek().busy) handle.setData(after)
      else handle.put(after(before))
    } catch (thrown) {
      // What fails twice is said: the whole read shows why.
      if (asFailure(thrown).category !== 'cancelled') return readWhole()
    }
  }

  context.onEnd(startPoll(pollEvery, poll).stop)
  context.onEnd(startPoll(() => wholeEvery[feed.state.peek() === 'live' ? 'live' : 'away'], readWhole).stop)
  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('bays.changed', ({ applianceId, drives }) => apply({ type: 'bays', applianceId, drives })))
  context.onEnd(
    feed.on('appliance.changed', ({ applianceId, isOnline }) => apply({ type: 'reached', applianceId, isOnline })),
  )
  // Once the socket is back; until then the poll goes on.
  context.onEnd(feed.onMissedEvents(() => (feed.state.peek() === 'live' ? refresh() : Promise.resolve())))
  void refresh()

  return { fleet, refresh }
})
