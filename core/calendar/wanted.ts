import { isDay } from '../base/days'
import { isEqual } from '../base/json'
import type { Cells, Same, Typed } from '../drafts/cells'
import { hasShape, type Shape } from '../drafts/path-cells'
import { hasPercent, isPast, percentProblem, planOf, samePlan } from './rules'
import type { AskedDays, Choice, DayKind, DayPlan, Span } from './types'

const kinds: readonly unknown[] = ['holiday', 'discount', 'surge', 'none'] satisfies DayKind[]
const choiceShape: Shape = { kind: kept => kinds.includes(kept), percent: '' }

/** What a choice asks for; null while its percentage is none. */
export function planFrom({ kind, percent }: Choice): DayPlan | null {
  return percentProblem(kind, percent) === null ? { kind, percent: hasPercent(kind) ? Number(percent) : 0 } : null
}

/** The choice that a plan would have come from. */
export function choiceOf({ kind, percent }: DayPlan): Choice {
  return { kind, percent: hasPercent(kind) ? String(percent) : '' }
}

/** What a day's cell holds; one that was typed over before the day was known was an ordinary day as far as was seen. */
export function inCell(content: unknown): Choice {
  return (content as Choice | undefined) ?? { kind: 'none', percent: '' }
}

export const sameChoice: Same = (a, b) => {
  const [one, other] = [planFrom(inCell(a)), planFrom(inCell(b))]
  return one && other ? samePlan(one, other) : isEqual(a, b)
}

/** Guards against what an older version, or a person, left in storage. */
export function isDayCell(date: string, content: unknown): boolean {
  return isDay(date) && (content === undefined || hasShape(content, choiceShape))
}

/** The days of the calendar as cells of a draft. One that nobody has asked about yet is what it was typed over. */
export function dayCells(asked: AskedDays, typed: () => Typed): Cells {
  return {
    get: date => (asked.has(date) ? choiceOf(planOf(asked.get(date)?.record)) : typed().get(date)?.over),
  }
}

/** What is chosen for the days that can be changed, and is not so already. */
export function unsavedOf(typed: Typed, base: Cells, today: string): ReadonlyMap<string, Choice> {
  return new Map(
    [...typed].flatMap(([date, { mine }]) =>
      isPast(date, today) || sameChoice(mine, base.get(date), date) ? [] : [[date, inCell(mine)] as const],
    ),
  )
}

/** Two days in their order; null while one of them is typed. */
export function rangeIn(days: Span | null): Span | null {
  return days && isDay(days.from) && isDay(days.to) && days.from <= days.to ? days : null
}
