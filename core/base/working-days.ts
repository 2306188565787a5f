import type { Day } from '../wire/base'
import { addDays, weekdayOf } from './days'
import { dayAt } from './zoned'

/** Returns whether a day is Saturday or Sunday. */
export function isWeekend(day: Day): boolean {
  return weekdayOf(day) > 5
}

/** Returns whether an instant, in epoch milliseconds, is on a Saturday or Sunday in a zone. */
export function isWeekendIn(at: number, zone: string): boolean {
  return isWeekend(dayAt(at, zone))
}

/** Returns the first Monday to Friday on or after a day. */
export function workingDayFrom(day: Day): Day {
  return isWeekend(day) ? addDays(day, 8 - weekdayOf(day)) : day
}

/** Returns the last Monday to Friday on or before a day. */
export function workingDayUntil(day: Day): Day {
  return addDays(day, Math.min(0, 5 - weekdayOf(day)))
}

/** Returns the day by which `count` days from Monday to Friday have passed after a day, which does not count itself. */
export function addWorkingDays(day: Day, count: number): Day {
  let last = day
  for (let left = count; left > 0; left -= 1) last = workingDayFrom(addDays(last, 1))
  return last
}
