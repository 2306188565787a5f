import { weekdayOf } from './days'
import { dayIn } from './time'

/** Whether an instant, in epoch milliseconds, is on a Saturday or Sunday in a zone. */
export function isWeekendIn(at: number, zone: string): boolean {
  return weekdayOf(dayIn(new Date(at).toISOString(), zone)) > 5
}
