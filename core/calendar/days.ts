import type { ReadonlySignal } from '@preact/signals-core'
import type { Resource } from '../base/resource'
import { defineArea } from '../portal/container'
import { fetchDays } from './api'
import { calendarChanges } from './changes'
import type { KnownDays } from './types'

export interface CalendarDays {
  readonly days: ReadonlySignal<Resource<KnownDays>>
  refresh(): Promise<void>
}

/** The days from one to another, by "YYYY-MM-DD/YYYY-MM-DD"; what is written meanwhile changes them in place. */
export const calendarDays = defineArea<CalendarDays>('calendar-days', (context, key) => {
  const [from = '', to = ''] = key.split('/')
  const handle = context.resource<KnownDays>({
    load: async abort => new Map((await fetchDays(context.http, from, to, abort)).map(day => [day.date, day])),
  })
  context.onEnd(
    context.use(calendarChanges).on(written => {
      const mine = written.filter(({ date }) => from <= date && date <= to)
      if (mine.length > 0) handle.update(known => new Map([...known, ...mine.map(day => [day.date, day] as const)]))
    }),
  )
  void handle.refresh()
  return { days: handle.resource, refresh: handle.refresh }
})
