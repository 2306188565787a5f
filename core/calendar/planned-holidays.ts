import type { Day } from '../wire/base'
import { planFrom } from './choice-cells'
import type { Choice } from './types'

/**
 * Returns the holidays as they will be when the choices are saved. A choice without its percentage changes nothing yet.
 */
export function holidaysWith(saved: ReadonlySet<Day>, choices: ReadonlyMap<Day, Choice>): ReadonlySet<Day> {
  const holidays = new Set(saved)
  for (const [date, choice] of choices) {
    const plan = planFrom(choice)
    if (plan?.kind === 'holiday') holidays.add(date)
    else if (plan) holidays.delete(date)
  }
  return holidays
}
