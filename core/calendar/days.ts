import { effect } from '@preact/signals-core'
import { listen } from '../base/environment'
import { startPoll } from '../base/poll'
import { defineArea } from '../portal/container'
import { fetchDays } from './api'
import { calendarChanges } from './changes'
import { askedDays, withDays } from './mapping'
import type { KnownDays } from './types'

/** How long a failed read waits for the next one: at first, and at most, in milliseconds. */
const [firstWait, longestWait] = [15_000, 5 * 60_000]

/**
 * The days from one to another, by "YYYY-MM-DD/YYYY-MM-DD"; what is read or written elsewhere changes them in place. A read
 * that failed is made again by itself, so that an outage is over on the screen when it is over.
 */
export const calendarDays = defineArea('calendar-days', (context, key) => {
  const [from = '', to = ''] = key.split('/')
  const span = { from, to }
  const changes = context.use(calendarChanges)
  const handle = context.resource<KnownDays>({
    load: abort => fetchDays(context.http, span, abort),
    // What was told while it was read stands in it by now.
    onRead: read => changes.saw(askedDays(span, handle.resource.peek().data ?? read)),
  })
  context.onEnd(changes.on(told => handle.setData(known => withDays(known, span, told))))
  let tries = 0
  const poll = startPoll(
    () => Math.min(firstWait * 2 ** tries, longestWait),
    async () => {
      const { failure, busy } = handle.resource.peek()
      if (busy || failure === null || failure.category === 'unauthorized' || failure.category === 'no-access') return
      tries += 1
      await handle.refresh()
    },
  )
  context.onEnd(poll.stop)
  // Whoever made the read that succeeded: the next outage finds the first wait again.
  context.onEnd(
    effect(() => {
      const { failure, busy } = handle.resource.value
      if (busy || failure !== null || tries === 0) return
      tries = 0
      poll.now()
    }),
  )
  context.onEnd(listen('online', poll.now))
  void handle.refresh()
  return { days: handle.resource, refresh: handle.refresh }
})
