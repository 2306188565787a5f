import { addDays, dayNumber, weekdayOf } from '../../../core/base/days'

/** A calendar day as "YYYY-MM-DD", and a month as "YYYY-MM"; no zone, no time. */
export interface DayRange {
  from: string
  to: string
}

/** A week begins on Monday in every language, as in a working week. */
export const firstDayOfWeek = 'mon'

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The weeks that a month touches, whole: seven days each, some of them its neighbours'. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, 1 - weekdayOf(first))
  const weeks: string[][] = []
  for (let day = start; weeks.length === 0 || monthOf(day) === month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  }
  return weeks
}

/** The range between two days, whichever comes first. */
export function rangeOf(one: string, other: string): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** A day in the words of a locale; days are in no zone, so the format must not shift them. */
export function dayWords(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options, timeZone: 'UTC' }).format(dayNumber(day))
}
