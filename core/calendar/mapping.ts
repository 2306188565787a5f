import { addDays, isDay } from '../base/days'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import type { Span } from './types'

/** Days at most this far apart are read together. */
const maxGap = 31

/**
 * Returns a list of one day as the calendar uses it, from a server that may leave fields out; an empty list if the day
 * is invalid.
 */
export function parseDay(sent: Partial<CalendarDay> | null): CalendarDay[] {
  const date = String(sent?.date ?? '').slice(0, 10)
  if (!sent || !isDay(date)) return []
  const { holiday, discount, surge, version } = sent
  return [
    { date, holiday: holiday === true, discount: discount ?? null, surge: surge ?? null, ...(version && { version }) },
  ]
}

/**
 * Returns days as spans, in order. A day joins the last span if `joins` returns true, by default if both are near
 * enough to be read together.
 */
export function spansOf(days: Iterable<Day>, joins = ({ to }: Span, next: Day) => next <= addDays(to, maxGap)): Span[] {
  const spans: Span[] = []
  for (const date of [...new Set(days)].sort()) {
    const last = spans.at(-1)
    if (last && joins(last, date)) spans[spans.length - 1] = { from: last.from, to: date }
    else spans.push({ from: date, to: date })
  }
  return spans
}
