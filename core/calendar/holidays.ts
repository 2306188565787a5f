import { addDays } from '../base/days'
import type { Day } from '../wire/base'
import type { Choice } from './types'

/** A new holiday is checked against open orders if it is at most this many days after today. */
const daysAhead = 60

/** Returns whether a choice makes a holiday of today or of one of the next sixty days. */
export function hasHolidayAhead(choices: ReadonlyMap<Day, Choice>, today: Day): boolean {
  const last = addDays(today, daysAhead)
  return [...choices].some(([date, { kind }]) => kind === 'holiday' && today <= date && date <= last)
}
