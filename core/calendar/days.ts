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
import type { DayRecords, FetchedDays } from './types'

/**
 * The days of the calendar. All screens and drafts share this one resource, so that a day is the same everywhere. Each
 * day has the state of its last read or write. A read covers all days in use. A failed read is repeated automatically,
 * so that a screen recovers when the outage is over.
 */
export const allDays = defineArea('calendar-all-days', context => {
  const inUse = new Set<() => Iterable<Day>>()
  const handle: ResourceHandle<FetchedDays> = context.resource<FetchedDays>({
    async load(abort) {
      context.ended.throwIfAborted()
      const spans = spansOf([...inUse].flatMap(days => [...days()]))
      const reads = await Promise.all(spans.map(span => fetchDays(context.http, span, abort)))
      return new Map([fetchedDays.peek(), ...reads].flatMap(days => [...days]))
    },
  })
  const { resource, refresh, readNow } = handle
  const fetchedDays = computed<FetchedDays>(() => resource.value.data ?? new Map())
  // Start with an empty resource: a failed first read is then repeated too.
  handle.put(new Map())

  // The data of another window may be older than the data here, so ask the server.
  const announce = shareWithWindows(context, throttle(context, refresh))

  function whileInUse<Answer>(days: readonly Day[], run: () => Promise<Answer>): Promise<Answer> {
    const release = addTo(inUse, () => days)
    return run().finally(release)
  }

  context.onEnd(listen('online', () => void refresh()))

  return {
    resource,
    fetchedDays,
    refresh,
    readNow,
    /** Adds days to every read, until the returned function is called. */
    use: (days: () => Iterable<Day>) => addTo(inUse, days),
    /**
     * Reads days.
     * @returns the days that have a record
     * @throws the Failure of the read
     */
    read(dates: readonly Day[]): Promise<DayRecords> {
      return whileInUse(dates, async () => recordsOf(dates, await readNow()))
    },
    /** Reads days, then writes them: each write needs the current version of its day. */
    write(days: readonly Day[], mutation: Mutation<FetchedDays, unknown>): Promise<unknown> {
      return whileInUse(days, () => handle.mutate(mutation))
    },
    /** Stores days that were written, and announces them to other windows. */
    publish(days: readonly CalendarDay[]): void {
      const at = Date.now()
      handle.setData(before => new Map([...before, ...days.map(record => [record.date, { record, at }] as const)]))
      announce()
    },
  }
})

/** The days of a span, by the key "YYYY-MM-DD/YYYY-MM-DD". */
export const calendarDays = defineArea('calendar-days', (context, key) => {
  const [from = '', to = ''] = key.split('/')
  const dates = daysFrom(from, to)
  const { resource, fetchedDays, use, refresh } = context.use(allDays)
  context.onEnd(use(() => dates))
  void refresh()
  const days = computed<Resource<DayRecords>>(() => {
    const read = resource.value
    const ages = dates.flatMap(date => fetchedDays.value.get(date)?.at ?? [])
    if (ages.length === dates.length)
      return { ...read, data: recordsOf(dates, fetchedDays.value), at: Math.min(...ages) }
    return { ...read, data: null, at: null, state: read.failure && !read.busy ? read.state : 'loading' }
  })
  return { days, refresh }
})

function recordsOf(dates: readonly Day[], known: FetchedDays): DayRecords {
  const records = dates.flatMap(date => known.get(date)?.record ?? [])
  return new Map(records.map(record => [record.date, record]))
}
