import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Day } from '../wire/base'

dayjs.extend(utc)

/** Returns the start of a day in UTC, because a `Day` has no zone and every day in UTC has 24 hours. */
function startOf(day: Day): Dayjs {
  // Date.parse is used because dayjs reads years before 100 as those of the 20th century.
  return dayjs.utc(Date.parse(`${day}T00:00:00Z`))
}

function dayOf(time: Dayjs): Day {
  return time.format('YYYY-MM-DD')
}

/** Returns the start of a day in UTC, in milliseconds, only for arithmetic. */
export function dayNumber(day: Day): number {
  return startOf(day).valueOf()
}

export function dayOfNumber(time: number): Day {
  return dayOf(dayjs.utc(time))
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a value is a day of the calendar, unlike "2026-02-30". */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && dayShape.test(value) && dayOf(startOf(value)) === value
}

export function addDays(day: Day, count: number): Day {
  return dayOf(startOf(day).add(count, 'day'))
}

/** Returns the same day of another month, or its last day if it is too short. */
export function addMonths(day: Day, count: number): Day {
  return dayOf(startOf(day).add(count, 'month'))
}

/** Returns the last day of a day's month. */
export function endOfMonth(day: Day): Day {
  return dayOf(startOf(day).endOf('month'))
}

/** Returns the number of days from one day to another, both counted. */
export function countDays(from: Day, to: Day): number {
  return startOf(to).diff(startOf(from), 'day') + 1
}

/** Returns every day from one to another, both included; none when the first is later. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return startOf(day).day() || 7
}
