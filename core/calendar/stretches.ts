import { addDays, countDays } from '../base/days'
import { isPast } from './rules'
import type { Span } from './types'
import { meet } from './wanted'

/** What is left of a stretch without the days of another. */
function without<Part extends Span>(part: Part, other: Span): Part[] {
  if (!meet(part, other)) return [part]
  return [
    ...(part.from < other.from ? [{ ...part, to: addDays(other.from, -1) }] : []),
    ...(part.to > other.to ? [{ ...part, from: addDays(other.to, 1) }] : []),
  ]
}

/** What is left of some stretches without the days of others. */
export function leftOf<Part extends Span>(parts: readonly Part[], others: readonly Span[]): Part[] {
  return others.reduce<Part[]>((left, other) => left.flatMap(part => without(part, other)), [...parts])
}

/** Stretches as they are seen where a later one lies over an earlier: each day is in one of them at most. */
export function uncovered<Part extends Span>(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at) => leftOf([part], parts.slice(at + 1)))
}

/** How many days of some stretches are not past. */
export function countOpen(parts: readonly Span[], today: string): number {
  const open = parts.filter(({ to }) => !isPast(to, today))
  return open.reduce((sum, { from, to }) => sum + countDays(isPast(from, today) ? today : from, to), 0)
}
