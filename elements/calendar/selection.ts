import { addDays, countDays } from '../../core/base/days'
import { mostDays } from '../../core/calendar/rules'
import { rangeIn } from '../../core/calendar/wanted'
import { addMonths, type DayRange, monthOf } from '../kit/calendar/days'

/** The whole months in which some days lie, as days: "2026-12-01/2027-01-31". */
function monthsKey(from: string, to: string): string {
  const last = addDays(addMonths(`${monthOf(to)}-01`, 1), -1)
  return `${monthOf(from)}-01/${last}`
}

/** The days that are read for a month: with those of its neighbours that may stand in its first and last week. */
export function shownKey(month: string): string {
  const [from = '', to = ''] = monthsKey(`${month}-01`, `${month}-01`).split('/')
  return `${addDays(from, -6)}/${addDays(to, 6)}`
}

/** The days that are read for a selection: its whole months, which may be others than the one that is shown. */
export function selectionKey(days: DayRange | null, month: string): string {
  const range = rangeIn(days)
  if (!range || countDays(range.from, range.to) > mostDays) return shownKey(month)
  const isShown = monthOf(range.from) === month && monthOf(range.to) === month
  return isShown ? shownKey(month) : monthsKey(range.from, range.to)
}
