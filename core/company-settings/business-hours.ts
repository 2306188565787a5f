import { isEqual } from '../base/json'
import { readTime } from '../base/read-time'
import type { DayHours } from './types'

/** As the wire names the days; the first has the ordinal 1. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** Monday to Friday: the days that the collapsed row stands for. */
export const weekdayCount = 5

export const closedDay: DayHours = { startTime: '', endTime: '' }

/** Times that can be read as "HH:mm"; the rest stays as typed. */
export function normalHours({ startTime, endTime }: DayHours): DayHours {
  return { startTime: readTime(startTime) ?? startTime.trim(), endTime: readTime(endTime) ?? endTime.trim() }
}

export function isClosed({ startTime, endTime }: DayHours): boolean {
  return startTime.trim() === '' && endTime.trim() === ''
}

/** One row is enough: Monday to Friday agree and the weekend is closed (decision 10). */
export function isCollapsible(days: readonly DayHours[]): boolean {
  const [monday, ...others] = days.map(normalHours)
  return others.every((day, at) => (at + 1 < weekdayCount ? isEqual(day, monday) : isClosed(day)))
}

/** Hours of one row for Monday to Friday, the weekend closed. */
export function weekOf(hours: DayHours): readonly DayHours[] {
  return dayNames.map((_, at) => (at < weekdayCount ? hours : closedDay))
}

/** The hours of a day copied to others, by their index from Monday. */
export function copyHours(days: readonly DayHours[], from: number, to: readonly number[]): readonly DayHours[] {
  return days.map((day, at) => (to.includes(at) ? (days[from] ?? day) : day))
}
