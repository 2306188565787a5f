import { isDay } from '../base/days'
import { isEqual } from '../base/json'
import type { Cells, Same, Typed } from '../drafts/cells'
import { hasShape, type Shape } from '../drafts/path-cells'
import { hasPercent, isPast, isSamePlan, percentProblem, planOf } from './rules'
import type { Choice, DayKind, DayPlan, FetchedDays, Span } from './types'

const kinds: readonly unknown[] = ['holiday', 'discount', 'surge', 'none'] satisfies DayKind[]
const choiceShape: Shape = { kind: value => kinds.includes(value), percent: '' }

/** Returns the plan of a choice; null while its percentage is invalid. */
export function planFrom({ kind, percent }: Choice): DayPlan | null {
  return percentProblem(kind, percent) === null ? { kind, percent: hasPercent(kind) ? Number(percent) : 0 } : null
}

/** Returns the choice that leads to a plan. */
export function choiceOf({ kind, percent }: DayPlan): Choice {
  return { kind, percent: hasPercent(kind) ? String(percent) : '' }
}

/**
 * Returns the content of a day's cell as a choice. A day that was edited before it was read has no content, and counts
 * as ordinary.
 */
export function choiceInCell(content: unknown): Choice {
  return (content as Choice | undefined) ?? { kind: 'none', percent: '' }
}

export const isSameChoice: Same = (a, b) => {
  const [one, other] = [planFrom(choiceInCell(a)), planFrom(choiceInCell(b))]
  return one && other ? isSamePlan(one, other) : isEqual(a, b)
}

/** Returns whether a stored cell is valid: an older version, or a person, may have written something else. */
export function isDayCell(date: string, content: unknown): boolean {
  return isDay(date) && (content === undefined || hasShape(content, choiceShape))
}

/**
 * Returns the days of the calendar as cells of a draft. A day that was not read yet has the content that its edit
 * replaces.
 */
export function dayCells(askedDays: FetchedDays, typed: () => Typed): Cells {
  return {
    get: date => (askedDays.has(date) ? choiceOf(planOf(askedDays.get(date)?.record)) : typed().get(date)?.over),
  }
}

/** Returns the choices that change a day and are not for a past one. */
export function unsavedOf(typed: Typed, base: Cells, today: string): ReadonlyMap<string, Choice> {
  return new Map(
    [...typed].flatMap(([date, { mine }]) =>
      isPast(date, today) || isSameChoice(mine, base.get(date), date) ? [] : [[date, choiceInCell(mine)] as const],
    ),
  )
}

/** Returns the range if both of its days are complete and in order; null while a day is half typed. */
export function rangeIn(days: Span | null): Span | null {
  return days && isDay(days.from) && isDay(days.to) && days.from <= days.to ? days : null
}
