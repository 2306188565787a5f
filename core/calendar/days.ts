import { computed } from '@preact/signals-core'
import { daysFrom } from '../base/days'
import { listen } from '../base/environment'
import { startPoll } from '../base/poll'
import type { Mutation, Resource, ResourceHandle } from '../base/resource'
import { defineArea } from '../portal/container'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { fetchDays } from './api'
import { spansOf } from './mapping'
import { shareWithWindows } from './other-windows'
import type { AskedDays, KnownDays } from './types'

/** How long a failed read waits for the next one: at first, and at most, in milliseconds. */
const [firstWait, longestWait] = [15_000, 5 * 60_000]

/**
 * The days of the calendar, one resource for all who show some of them or have chosen something for them, so that a day
 * is the same wherever it is shown. Each is as it was read or told last. A read is of all days that are in use; one that
 * failed is made again by itself, so that an outage is over on the screen when it is over.
 */
export const allDays = defineArea('calendar-all-days', context => {
  const inUse = new Set<() => Iterable<Day>>()
  /** Told during the read under way, whose answer may be newer: it is made once more. */
  let isChangedMeanwhile = false
  /** Reads that have failed one after the other. */
  let tries = 0
  const handle: ResourceHandle<AskedDays> = context.resource<AskedDays>({
    async load(abort) {
      context.ended.throwIfAborted()
      const spans = spansOf([...inUse].flatMap(days => [...days()]))
      const reads = await Promise.all(spans.map(span => fetchDays(context.http, span, abort)))
      return new Map([known.peek(), ...reads].flatMap(days => [...days]))
    },
    onRead() {
      if (isChangedMeanwhile) void refresh()
      isChangedMeanwhile = false
      if (tries === 0) return
      // The next outage finds the first wait again.
      tries = 0
      poll.now()
    },
  })
  const { resource, refresh, readNow } = handle
  const known = computed<AskedDays>(() => resource.value.data ?? new Map())

  function merge(days: readonly CalendarDay[]): void {
    const at = Date.now()
    handle.setData(before => new Map([...before, ...days.map(record => [record.date, { record, at }] as const)]))
  }
  const share = shareWithWindows(context, days => {
    isChangedMeanwhile = resource.peek().busy
    merge(days)
  })

  function use(days: () => Iterable<Day>): () => void {
    inUse.add(days)
    return () => void inUse.delete(days)
  }
  function using<Answer>(days: readonly Day[], run: () => Promise<Answer>): Promise<Answer> {
    const release = use(() => days)
    return run().finally(release)
  }

  const poll = startPoll(
    () => Math.min(firstWait * 2 ** tries, longestWait),
    async () => {
      const { state, busy } = resource.peek()
      if (busy || (state !== 'offline' && state !== 'error')) return
      tries += 1
      await refresh()
    },
  )
  context.onEnd(poll.stop)
  context.onEnd(listen('online', poll.now))

  return {
    resource,
    known,
    refresh,
    readNow,
    /** Every read is of these days too, until the answer is called. */
    use,
    /** Reads days, and answers those of them that have a record; rejects with the Failure of the read. */
    read(dates: readonly Day[]): Promise<KnownDays> {
      return using(dates, async () => recordsOf(dates, await readNow()))
    },
    /** Writes days, from what they are right now: they are read first, since each carries a version of its own. */
    write(days: readonly Day[], mutation: Mutation<AskedDays, unknown>): Promise<unknown> {
      return using(days, () => handle.mutate(mutation))
    },
    /** Days were written: other windows hear of it too. */
    publish(days: readonly CalendarDay[]): void {
      merge(days)
      share(days)
    },
  }
})

/** The days from one to another, by "YYYY-MM-DD/YYYY-MM-DD". */
export const calendarDays = defineArea('calendar-days', (context, key) => {
  const [from = '', to = ''] = key.split('/')
  const dates = daysFrom(from, to)
  const { resource, known, use, refresh } = context.use(allDays)
  context.onEnd(use(() => dates))
  void refresh()
  const days = computed<Resource<KnownDays>>(() => {
    const read = resource.value
    const ages = dates.flatMap(date => known.value.get(date)?.at ?? [])
    if (ages.length === dates.length) return { ...read, data: recordsOf(dates, known.value), at: Math.min(...ages) }
    return { ...read, data: null, at: null, state: read.failure && !read.busy ? read.state : 'loading' }
  })
  return { days, refresh }
})

function recordsOf(dates: readonly Day[], known: AskedDays): KnownDays {
  const records = dates.flatMap(date => known.get(date)?.record ?? [])
  return new Map(records.map(record => [record.date, record]))
}
