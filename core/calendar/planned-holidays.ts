import type { Day } from '../wire/base'
import type { Choice } from './types'
import { planFrom } from './wanted'

/** The holidays as they will be once the choices are saved; a choice that lacks its percentage changes nothing yet. */
export function holidaysWith(saved: ReadonlySet<Day>, choices: ReadonlyMap<Day, Choice>): ReadonlySet<Day> {
  const holidays = new Set(saved)
  for (const [date, choice] of choices) {
    const plan = planFrom(choice)
    if (plan?.kind === 'holiday') holidays.add(date)
    else if (plan) holidays.delete(date)
  }
  return holidays
}
