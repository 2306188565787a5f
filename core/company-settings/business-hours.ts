import { isEqual } from '../base/json'
import { readTime } from '../base/read-time'
import type { DayHours } from './types'

/** The names of the days in the wire; the first has the ordinal 1. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** The number of days in the collapsed row: Monday to Friday. */
export const weekdayCount = 5

export const closedDay: DayHours = { startTime: '', endTime: '' }

/** Returns hours as "HH:mm" if they can be read, otherwise as they are typed. */
export function normalizeHours({ startTime, endTime }: DayHours): DayHours {
  return { startTime: readTime(startTime) ?? startTime.trim(), endTime: readTime(endTime) ?? endTime.trim() }
}

export function isClosed({ startTime, endTime }: DayHours): boolean {
  return startTime.trim() === '' && endTime.trim() === ''
}

/** Returns whether one row is enough: Monday to Friday have the same hours and the weekend is closed (decision 10). */
export function isCollapsible(days: readonly DayHours[]): boolean {
  const [monday, ...others] = days.map(normalizeHours)
  return others.every((day, index) => (index + 1 < weekdayCount ? isEqual(day, monday) : isClosed(day)))
}

/** Returns a week with the same hours from Monday to Friday and a closed weekend. */
export function weekOf(hours: DayHours): readonly DayHours[] {
  return dayNames.map((_, index) => (index < weekdayCount ? hours : closedDay))
}

/** Copies the hours of a day to other days, by their index from Monday. */
export function copyHours(days: readonly DayHours[], from: number, to: readonly number[]): readonly DayHours[] {
  return days.map((day, index) => (to.includes(index) ? (days[from] ?? day) : day))
}
