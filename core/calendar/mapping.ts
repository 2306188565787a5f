import { daysFrom, isDay } from '../base/days'
import { isIdentical } from '../drafts/cells'
import type { CalendarDay } from '../wire/calendar'
import type { AskedDays, KnownDays, Span } from './types'

/** A day as another back end sends it: what it leaves out is nothing, and what is no day at all is left out. */
export function dayRead(sent: Partial<CalendarDay> | null): CalendarDay[] {
  const date = String(sent?.date ?? '').slice(0, 10)
  if (!sent || !isDay(date)) return []
  const { holiday, discount, surge, version } = sent
  return [
    { date, holiday: holiday === true, discount: discount ?? null, surge: surge ?? null, ...(version && { version }) },
  ]
}

/** What is known of every day from one to another. */
export function askedDays({ from, to }: Span, known: AskedDays): AskedDays {
  return new Map(daysFrom(from, to).map(date => [date, known.get(date) ?? null]))
}

/** Some days, once others were told; the very same where that is no news. */
export function withDays(known: KnownDays, { from, to }: Span, told: AskedDays): KnownDays {
  const next = new Map(known)
  for (const [date, day] of told) {
    if (date < from || to < date) continue
    if (day) next.set(date, day)
    else next.delete(date)
  }
  const isNews = next.size !== known.size || [...next].some(([date, day]) => !isIdentical(day, known.get(date)))
  return isNews ? next : known
}

/** From the first of some days to the last; null where there are none. */
export function spanOf(days: Iterable<string>): Span | null {
  const dates = [...days].sort()
  const [from, to] = [dates[0], dates.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : null
}
