import { addDays, dayNumber, dayOfNumber } from '../../../core/base/days'

/** A calendar day as "YYYY-MM-DD", and a month as "YYYY-MM"; no zone, no time. */
export interface DayRange {
  from: string
  to: string
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return dayOfNumber(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** How many days lie between the first of a week and a day: 0 to 6. Weekdays count from Monday, 1. */
export function placeInWeek(day: string, firstWeekday: number): number {
  return (new Date(dayNumber(day)).getUTCDay() - firstWeekday + 7) % 7
}

/** The weeks that a month touches, whole: seven days each, some of them its neighbours'. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -placeInWeek(first, firstWeekday))
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
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dayNumber(day))
}
