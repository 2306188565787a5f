import { countDays, endOfMonth } from '../../core/base/days'
import { rangeIn } from '../../core/calendar/choice-cells'
import { maxDays } from '../../core/calendar/rules'
import { type DayRange, monthOf, weeksOf } from '../kit/calendar/days'

/** Returns the whole months of a range, as days: "2026-12-01/2027-01-31". */
function monthsKey(from: string, to: string): string {
  return `${monthOf(from)}-01/${endOfMonth(to)}`
}

/** Returns the days that the grid of a month shows: "2026-11-30/2027-01-03". */
export function shownKey(month: string): string {
  const days = weeksOf(month).flat()
  return `${days[0]}/${days.at(-1)}`
}

/** Returns the days to read for a selection: those of the grid, or whole months if some selected days are outside. */
export function selectionKey(days: DayRange | null, month: string): string {
  const range = rangeIn(days)
  const shown = shownKey(month)
  if (!range || countDays(range.from, range.to) > maxDays) return shown
  const [first = '', last = ''] = shown.split('/')
  return first <= range.from && range.to <= last ? shown : monthsKey(range.from, range.to)
}
