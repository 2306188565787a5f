import { addDays, weekdayOf } from '../base/days'
import { dayAt, epochOf } from '../base/zoned'
import type { Day, Instant } from '../wire/base'
import type { Risk, WorkTime } from './types'

/** The number of days before a ship-by in which a pick-up is searched: longer than any closure. */
const maxDays = 60

/** Returns whether a partner works on a day: it has business hours and is no holiday. */
export function isWorkingDay(day: Day, { week, holidays }: WorkTime): boolean {
  return week.has(weekdayOf(day)) && !holidays.has(day)
}

/**
 * Returns the last working moment before a ship-by, at which drives can still be handed over, in epoch milliseconds:
 * within the hours of its day, else at the close of the last working day before. Null when there is none.
 */
export function lastPickUp(shipBy: Instant, work: WorkTime): number | null {
  const due = Date.parse(shipBy)
  if (Number.isNaN(due)) return null
  const last = dayAt(due, work.zone)
  for (let back = 0; back < maxDays; back += 1) {
    const day = addDays(last, -back)
    const hours = isWorkingDay(day, work) ? work.week.get(weekdayOf(day)) : undefined
    if (!hours) continue
    // At the very start of the hours no drives can have been handed over yet.
    if (epochOf(day, hours.start, work.zone) >= due) continue
    return Math.min(epochOf(day, hours.end, work.zone), due)
  }
  return null
}

/** Returns the working days after a day, up to and including another one. */
export function workingDaysUntil(after: Day, until: Day, work: WorkTime): number {
  let count = 0
  for (let day = addDays(after, 1); day <= until && count < maxDays; day = addDays(day, 1))
    count += Number(isWorkingDay(day, work))
  return count
}

/** Returns the risk of a ship-by at a moment, in epoch milliseconds; null when there is time, or nothing is known. */
export function riskAt(shipBy: Instant, now: number, work: WorkTime): Risk | null {
  const due = Date.parse(shipBy)
  if (Number.isNaN(due)) return null
  if (now > due) return 'overdue'
  const pickUp = lastPickUp(shipBy, work)
  if (pickUp === null) return work.week.size > 0 ? 'noPickUp' : null
  if (now > pickUp) return 'noPickUp'
  const [today, day] = [dayAt(now, work.zone), dayAt(pickUp, work.zone)]
  if (today === day) return 'today'
  return workingDaysUntil(today, day, work) === 1 ? 'oneDay' : null
}
