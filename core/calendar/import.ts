import type { Day } from '../wire/base'
import type { Changes } from './choices'
import { isPast, planOf, samePlan } from './rules'
import type { DayPlan, KnownDays } from './types'
import { choiceOf } from './wanted'

/** A day of a calendar file. */
export interface ReadDay {
  readonly date: Day
  /** What the file calls it. */
  readonly name: string
  readonly plan: DayPlan
}

export interface ReadDays {
  readonly days: readonly ReadDay[]
  /** Events with a time of day, which are left out. */
  readonly timed: number
  /** The file has more days than are read. */
  readonly cut: boolean
}

/** What becomes of a day of the file: it is past, so already, said twice in the file, written anew, or in the place of something else. */
export type ImportOutcome = 'past' | 'same' | 'repeated' | 'new' | 'replaces'

export interface JudgedDay extends ReadDay {
  readonly outcome: ImportOutcome
  /** What stands there now. */
  readonly before: DayPlan
}

/** The days of a file in their order, each with what becomes of it. Of a day said twice the first counts. */
export function judgeDays(days: readonly ReadDay[], known: KnownDays, today: Day): JudgedDay[] {
  const seen = new Set<Day>()
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return sorted.map(day => {
    const before = planOf(known.get(day.date))
    const isRepeated = seen.has(day.date)
    seen.add(day.date)
    return { ...day, before, outcome: outcomeOf(day, before, isRepeated, today) }
  })
}

function outcomeOf({ date, plan }: ReadDay, before: DayPlan, isRepeated: boolean, today: Day): ImportOutcome {
  if (isPast(date, today)) return 'past'
  if (isRepeated) return 'repeated'
  if (samePlan(before, plan)) return 'same'
  return before.kind === 'none' ? 'new' : 'replaces'
}

/** What an import chooses: for the new days, and for those that replace something when that is wanted. */
export function daysToWrite(judged: readonly JudgedDay[], replace: boolean): Changes {
  return judged
    .filter(({ outcome }) => outcome === 'new' || (replace && outcome === 'replaces'))
    .map(({ date, plan }) => [date, choiceOf(plan)])
}
