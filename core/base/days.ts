import type { Day } from '../wire/base'

/** Days are no instants: they are in no zone, and each is as long as the next. */
const dayLength = 86_400_000

/** Milliseconds of a day's start if it were in UTC, for arithmetic alone. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function dayOfNumber(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar: "2026-02-30" is none. */
export function isDay(text: string): boolean {
  const time = dayNumber(text)
  return !Number.isNaN(time) && dayOfNumber(time) === text
}

export function addDays(day: Day, count: number): Day {
  return dayOfNumber(dayNumber(day) + count * dayLength)
}

/** The last day of a day's month. */
export function endOfMonth(day: Day): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOfNumber(Date.UTC(year, month, 0))
}

/** How many days there are from one to another, both counted. */
export function countDays(from: Day, to: Day): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / dayLength) + 1
}

/** Every day from one to another, both included; none when they are turned. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, at) => addDays(from, at))
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return new Date(dayNumber(day)).getUTCDay() || 7
}
