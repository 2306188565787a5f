import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Day } from '../wire/base'

dayjs.extend(utc)

/** Returns the start of a day in UTC. Days are in no zone: all of them are as long as those in UTC. */
function startOf(day: Day): Dayjs {
  // Date.parse: dayjs reads the years before 100 as those of the 20th century.
  return dayjs.utc(Date.parse(`${day}T00:00:00Z`))
}

function dayOf(time: Dayjs): Day {
  return time.format('YYYY-MM-DD')
}

/** Milliseconds of a day's start if it were in UTC, for arithmetic alone. */
export function dayNumber(day: Day): number {
  return startOf(day).valueOf()
}

export function dayOfNumber(time: number): Day {
  return dayOf(dayjs.utc(time))
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Whether a value is a day of the calendar: "2026-02-30" is none. */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && dayShape.test(value) && dayOf(startOf(value)) === value
}

export function addDays(day: Day, count: number): Day {
  return dayOf(startOf(day).add(count, 'day'))
}

/** The same day of another month, or the last day of that month. */
export function addMonths(day: Day, count: number): Day {
  return dayOf(startOf(day).add(count, 'month'))
}

/** The last day of a day's month. */
export function endOfMonth(day: Day): Day {
  return dayOf(startOf(day).endOf('month'))
}

/** How many days there are from one to another, both counted. */
export function countDays(from: Day, to: Day): number {
  return startOf(to).diff(startOf(from), 'day') + 1
}

/** Every day from one to another, both included; none when they are turned. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return startOf(day).day() || 7
}
