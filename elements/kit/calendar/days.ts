import { addDays, dayNumber, weekdayOf } from '../../../core/base/days'

/** A range of calendar days "YYYY-MM-DD", without time and time zone. */
export interface DayRange {
  from: string
  to: string
}

/** Weeks begin on Monday in every language, as in a working week. */
export const firstDayOfWeek = 'mon'

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Returns the whole weeks that contain a month, seven days each, some of neighboring months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, 1 - weekdayOf(first))
  const weeks: string[][] = []
  for (let day = start; weeks.length === 0 || monthOf(day) === month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}

/** Returns the range between two days in any order. */
export function rangeOf(one: string, other: string): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** Formats a day for a locale. Days have no time zone, so the format must not shift them. */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options, timeZone: 'UTC' }).format(dayNumber(day))
}
