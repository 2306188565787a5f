import type { Cells, Typed } from '../drafts/cells'
import type { Day } from '../wire/base'
import type { Changes } from './choices'
import { isPast, planOf, samePlan } from './rules'
import type { DayPlan, KnownDays } from './types'
import { choiceOf, inCell, planFrom } from './wanted'

/** A day of a calendar file. */
export interface ReadDay {
  readonly date: Day
  /** What the file calls it. */
  readonly name: string
  readonly plan: DayPlan
}

/** What becomes of a day of the file: it is past, so already, said twice in the file, written anew, or in the place of something else. */
type ImportOutcome = 'past' | 'same' | 'repeated' | 'new' | 'replaces'

export type JudgedDay = ReturnType<typeof judgeDays>[number]

/** The days of a file in their order, each with what becomes of it. Of a day said twice the first counts. */
export function judgeDays(
  days: readonly ReadDay[],
  { known, typed, today }: { known: KnownDays; typed: Typed; today: Day },
) {
  const seen = new Set<Day>()
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return sorted.map(day => {
    const chosen = typed.get(day.date)
    const before = (chosen && planFrom(inCell(chosen.mine))) ?? planOf(known.get(day.date))
    const isRepeated = seen.has(day.date)
    seen.add(day.date)
    const outcome = (): ImportOutcome => {
      if (isPast(day.date, today)) return 'past'
      if (isRepeated) return 'repeated'
      if (samePlan(before, day.plan)) return 'same'
      return before.kind === 'none' ? 'new' : 'replaces'
    }
    /** `before`: what is chosen for the day and not saved, or else what it is. */
    return { ...day, before, outcome: outcome() }
  })
}

/** The days as the preview has shown them. */
export function daysSeen(judged: readonly JudgedDay[]): Cells {
  return new Map(judged.map(({ date, before }) => [date, choiceOf(before)]))
}

/** What an import chooses: for the new days, and for those that replace something when that is wanted. */
export function daysToWrite(judged: readonly JudgedDay[], replace: boolean): Changes {
  return judged
    .filter(({ outcome }) => outcome === 'new' || (replace && outcome === 'replaces'))
    .map(({ date, plan }) => [date, choiceOf(plan)])
}
