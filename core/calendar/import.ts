import type { Cells, Typed } from '../drafts/cells'
import type { Day } from '../wire/base'
import { choiceInCell, choiceOf, planFrom } from './choice-cells'
import type { Changes } from './choices'
import { isPast, isSamePlan, planOf } from './rules'
import type { DayPlan, DayRecords } from './types'

/** A day of a calendar file. */
export interface ReadDay {
  readonly date: Day
  /** The name of the event. */
  readonly name: string
  readonly plan: DayPlan
}

/**
 * The outcome for a day of the file: the day is past, has this plan already, appeared before in the file, is new, or
 * replaces another plan.
 */
type ImportOutcome = 'past' | 'same' | 'repeated' | 'new' | 'replaces'

export type JudgedDay = ReturnType<typeof judgeDays>[number]

/** Returns the days of a file in order, each with its outcome. If a day appears twice, the first one counts. */
export function judgeDays(
  days: readonly ReadDay[],
  { known, typed, today }: { known: DayRecords; typed: Typed; today: Day },
) {
  const seenDays = new Set<Day>()
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return sorted.map(day => {
    const chosen = typed.get(day.date)
    const before = (chosen && planFrom(choiceInCell(chosen.mine))) ?? planOf(known.get(day.date))
    const isRepeated = seenDays.has(day.date)
    seenDays.add(day.date)
    const outcome = (): ImportOutcome => {
      if (isPast(day.date, today)) return 'past'
      if (isRepeated) return 'repeated'
      if (isSamePlan(before, day.plan)) return 'same'
      return before.kind === 'none' ? 'new' : 'replaces'
    }
    /** `before` is the unsaved choice for the day, or else its saved plan. */
    return { ...day, before, outcome: outcome() }
  })
}

/** Returns the days as the preview has shown them. */
export function daysInPreview(judged: readonly JudgedDay[]): Cells {
  return new Map(judged.map(({ date, before }) => [date, choiceOf(before)]))
}

/** Returns the changes of an import: the new days and, if `replace` is true, the days that have another plan. */
export function daysToWrite(judged: readonly JudgedDay[], replace: boolean): Changes {
  return judged
    .filter(({ outcome }) => outcome === 'new' || (replace && outcome === 'replaces'))
    .map(({ date, plan }) => [date, choiceOf(plan)])
}
