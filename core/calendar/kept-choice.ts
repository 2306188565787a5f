import { isDay } from '../base/days'
import type { DayKind } from './types'

/** What was chosen for some days and is not saved yet, as it is kept over a reload. */
export interface KeptChoice {
  readonly from: string
  readonly to: string
  readonly kind: DayKind
  readonly percent: string
}

const kinds: readonly unknown[] = ['holiday', 'discount', 'surge', 'none'] satisfies DayKind[]

/** Guards against what an older version, or a person, left there. */
export function isKeptChoice(kept: unknown): kept is KeptChoice {
  if (typeof kept !== 'object' || kept === null) return false
  const { from, to, kind, percent } = kept as Partial<Record<keyof KeptChoice, unknown>>
  const areDays = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to
  return areDays && kinds.includes(kind) && typeof percent === 'string'
}
