import { computed } from '@preact/signals-core'
import { addTo } from '../base/add-to'
import { daysFrom } from '../base/days'
import { listen } from '../base/environment'
import type { ResourceHandle } from '../base/resource'
import type { Mutation, Resource } from '../base/resource-types'
import { throttle } from '../live/throttle'
import { defineArea } from '../portal/container'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { fetchDays } from './api'
import { spansOf } from './mapping'
import { shareWithWindows } from './other-windows'
import type { AskedDays, KnownDays } from './types'

/**
 * The days of the calendar, one resource for all who show some of them or have chosen something for them, so that a day
 * is the same wherever it is shown. Each is as it was read or told last. A read is of all days that are in use; one that
 * failed is made again by itself, so that an outage is over on the screen when it is over.
 */
export const allDays = defineArea('calendar-all-days', context => {
  const inUse = new Set<() => Iterable<Day>>()
  const handle: ResourceHandle<AskedDays> = context.resource<AskedDays>({
    async load(abort) {
      context.ended.throwIfAborted()
      const spans = spansOf([...inUse].flatMap(days => [...days()]))
      const reads = await Promise.all(spans.map(span => fetchDays(context.http, span, abort)))
      return new Map([known.peek(), ...reads].flatMap(days => [...days]))
    },
  })
  const { resource, refresh, readNow } = handle
  const known = computed<AskedDays>(() => resource.value.data ?? new Map())
  // Nothing is known yet, and that is shown: a first read that fails is made again by itself, too.
  handle.put(new Map())

  // What another window was answered may be older than what is known here: the back end is asked.
  const tellOthers = shareWithWindows(context, throttle(context, refresh))

  function using<Answer>(days: readonly Day[], run: () => Promise<Answer>): Promise<Answer> {
    const release = addTo(inUse, () => days)
    return run().finally(release)
  }

  context.onEnd(listen('online', () => void refresh()))

  return {
    resource,
    known,
    refresh,
    readNow,
    /** Every read is of these days too, until the answer is called. */
    use: (days: () => Iterable<Day>) => addTo(inUse, days),
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
      const at = Date.now()
      handle.setData(before => new Map([...before, ...days.map(record => [record.date, { record, at }] as const)]))
      tellOthers()
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
