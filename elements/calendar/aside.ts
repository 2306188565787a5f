import { countDays } from '../../core/base/days'
import type { KeptChoice } from '../../core/calendar/kept-choice'
import { hasPercent, isPast, percentProblem } from '../../core/calendar/rules'
import type { DayPlan } from '../../core/calendar/types'
import type { DayRange } from '../kit/days'

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

/** Two stretches that share a day. */
export function meet(a: DayRange, b: DayRange): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** How many days of some choices are not past. */
export function countOpen(choices: readonly DayRange[], today: string): number {
  const open = choices.filter(({ to }) => !isPast(to, today))
  return open.reduce((sum, { from, to }) => sum + countDays(isPast(from, today) ? today : from, to), 0)
}

/** What is wanted on a day by choices that are not saved; the later ones win. Null where nothing is. */
export function wantedOn(choices: readonly KeptChoice[], date: string, today: string): Wanted | null {
  if (isPast(date, today)) return null
  const choice = choices.findLast(({ from, to }) => from <= date && date <= to)
  return choice ? wantedOf(choice) : null
}
