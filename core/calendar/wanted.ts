import { isDay } from '../base/days'
import type { KeptChoice } from './kept-choice'
import { hasPercent, isPast, percentProblem } from './rules'
import type { DayPlan, Span } from './types'

/** What is wanted on some days and is not saved; the percentage is missing while it is none yet. */
export interface Wanted {
  readonly kind: DayPlan['kind']
  readonly percent: number | null
}

export function wantedOf({ kind, percent }: Pick<KeptChoice, 'kind' | 'percent'>): Wanted {
  if (!hasPercent(kind)) return { kind, percent: 0 }
  return { kind, percent: percentProblem(kind, percent) === null ? Number(percent) : null }
}

/** What a choice asks for; null while its percentage is none. */
export function planFrom(choice: Pick<KeptChoice, 'kind' | 'percent'>): DayPlan | null {
  const { kind, percent } = wantedOf(choice)
  return percent === null ? null : { kind, percent }
}

/** What is wanted on a day by choices that are not saved; the later ones win. Null where nothing is. */
export function wantedOn(choices: readonly KeptChoice[], date: string, today: string): Wanted | null {
  if (isPast(date, today)) return null
  const choice = choices.findLast(({ from, to }) => from <= date && date <= to)
  return choice ? wantedOf(choice) : null
}

/** Two stretches that share a day. */
export function meet(a: Span, b: Span): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** Two days in their order; null while one of them is typed. */
export function rangeIn(days: Span | null): Span | null {
  return days && isDay(days.from) && isDay(days.to) && days.from <= days.to ? days : null
}
