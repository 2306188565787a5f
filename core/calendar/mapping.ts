import { addDays, isDay } from '../base/days'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import type { Span } from './types'

/** Days that are no further apart than this are read together. */
const near = 31

/** A day as another back end sends it: what it leaves out is nothing, and what is no day at all is left out. */
export function dayRead(sent: Partial<CalendarDay> | null): CalendarDay[] {
  const date = String(sent?.date ?? '').slice(0, 10)
  if (!sent || !isDay(date)) return []
  const { holiday, discount, surge, version } = sent
  return [
    { date, holiday: holiday === true, discount: discount ?? null, surge: surge ?? null, ...(version && { version }) },
  ]
}

/** Days in spans, in their order: each begins a new one unless it joins the last; those to read join where they are near. */
export function spansOf(days: Iterable<Day>, joins = ({ to }: Span, next: Day) => next <= addDays(to, near)): Span[] {
  const spans: Span[] = []
  for (const date of [...new Set(days)].sort()) {
    const last = spans.at(-1)
    if (last && joins(last, date)) spans[spans.length - 1] = { from: last.from, to: date }
    else spans.push({ from: date, to: date })
  }
  return spans
}
