import { isDay } from '../base/days'
import type { DraftKeeper } from '../drafts/keeper'
import type { DayKind } from './types'

/** What was chosen for some days and is not saved yet, as it is kept over a reload. */
export interface KeptChoice {
  /** Another one with each change of what is chosen; the days may move. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: DayKind
  readonly percent: string
}

const kinds: readonly unknown[] = ['holiday', 'discount', 'surge', 'none'] satisfies DayKind[]

/** Guards against what an older version, or a person, left there. */
export function areKeptChoices(kept: unknown): kept is readonly KeptChoice[] {
  return Array.isArray(kept) && kept.every(isKeptChoice)
}

function isKeptChoice(kept: unknown): kept is KeptChoice {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, from, to, kind, percent } = kept as Partial<Record<keyof KeptChoice, unknown>>
  const areDays = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to
  return areDays && kinds.includes(kind) && typeof percent === 'string' && typeof id === 'string'
}

/** Keeps some choices in place of those of `mine`; what another window keeps in the same place is not ours to drop. */
export function keepChoices(
  keeper: DraftKeeper<readonly KeptChoice[]>,
  choices: readonly KeptChoice[],
  mine: ReadonlySet<string>,
): void {
  const others = (keeper.read() ?? []).filter(({ id }) => !mine.has(id))
  const all = [...others, ...choices]
  if (all.length > 0) keeper.write(all)
  else keeper.clear()
}
