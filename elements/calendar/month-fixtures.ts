import { addDays, addMonths } from '../../core/base/days'
import { monthOf } from '../kit/calendar/days'

/** Returns, for tests, a month of 31 days after everything that is marked in the seeded worlds, regardless of today. */
export function freeMonth(today = new Date().toISOString().slice(0, 10)): string {
  const first = (ahead: number) => addMonths(`${monthOf(today)}-01`, ahead)
  const hasAll = (ahead: number) => addDays(first(ahead), 30) < first(ahead + 1)
  return monthOf(first([4, 5].find(hasAll) ?? 6))
}
