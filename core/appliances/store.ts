import { asFailure } from '../base/errors'
import { startPoll } from '../base/poll'
import type { ResourceHandle } from '../base/resource'
import { live, pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchAppliances, fetchDuplicationStatus } from './api'
import { fleetAfter, type News, noFleet } from './reducer'
import type { Fleet } from './types'

/** Every so manieth poll reads the whole list: rates and versions come with it, and without the socket who is online. */
const wholeEvery = { live: 6, away: 2 }
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
  let polls = 0

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

  async function poll(): Promise<void> {
    const { busy, failure, data } = fleet.peek()
    const isOut = context.access.peek() === 'unauthorized' || context.access.peek() === 'no-access'
    if (busy || isOut) return
    polls += 1
    const isWhole = polls % (feed.state.peek() === 'live' ? wholeEvery.live : wholeEvery.away) === 0
    if (failure !== null || data === null || isWhole) return refresh()
    try {
      const { user } = await who.whoAmI()
      if (user.partner === null) return
      const askedAt = Date.now()
      const status = await fetchDuplicationStatus(context.http, user.partner.org, ended.signal)
      if (fleet.peek().busy || ended.signal.aborted) return
      const before = fleet.peek().data ?? noFleet
      const known = new Set(before.docks.map(({ id }) => id))
      if (status.some(({ applianceId }) => !known.has(applianceId))) return refresh()
      handle.put(fleetAfter(before, { type: 'polled', status, askedAt }, Date.now()))
    } catch (thrown) {
      // What fails twice is said: the whole read shows why.
      if (asFailure(thrown).category !== 'cancelled') return refresh()
    }
  }

  const clock = startPoll(pollEvery, poll)
  context.onEnd(clock.stop)
  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('bays.changed', ({ applianceId, drives }) => apply({ type: 'bays', applianceId, drives })))
  context.onEnd(
    feed.on('appliance.changed', ({ applianceId, isOnline }) => apply({ type: 'reached', applianceId, isOnline })),
  )
  // Once the socket is back; until then the poll goes on.
  context.onEnd(feed.whileDisconnected(() => (feed.state.peek() === 'live' ? refresh() : Promise.resolve())))
  void refresh()

  return { fleet, refresh }
})
