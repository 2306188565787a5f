import { addDays, countDays } from '../../core/base/days'
import { rangeIn } from '../../core/calendar/wanted'
import { addMonths, type DayRange, monthOf } from '../kit/days'

/** Days that are changed at once, at most. */
export const mostDays = 366

/** The whole months in which some days lie, as days: "2026-12-01/2027-01-31". */
export function monthsKey(from: string, to: string): string {
  const last = addDays(addMonths(`${monthOf(to)}-01`, 1), -1)
  return `${monthOf(from)}-01/${last}`
}

/** The months that are read for a selection: its own, which may be others than the one that is shown. */
export function selectionKey(days: DayRange | null, month: string): string {
  const range = rangeIn(days)
  return range && countDays(range.from, range.to) <= mostDays
    ? monthsKey(range.from, range.to)
    : monthsKey(`${month}-01`, `${month}-01`)
}
