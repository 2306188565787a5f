import { isDay } from '../base/days'
import type { CalendarDay } from '../wire/calendar'

/** A day as another back end sends it: what it leaves out is nothing, and what is no day at all is left out. */
export function dayRead(sent: Partial<CalendarDay> | null): CalendarDay[] {
  const date = String(sent?.date ?? '').slice(0, 10)
  if (!sent || !isDay(date)) return []
  const { holiday, discount, surge } = sent
  return [{ date, holiday: holiday === true, discount: discount ?? null, surge: surge ?? null }]
}
