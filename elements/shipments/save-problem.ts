import type { Text, Translate } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import { plainNumber } from '../../core/tracking/hint'
import type { SaveProblem } from '../kit/feedback/SaveBar'
import { idOf } from './row-context'

interface Problems {
  /** Problems that keep rows from being saved, refusals of the server included. */
  readonly problem: Text | null
  readonly conflicts: readonly ShipmentRow[]
  readonly rows: readonly ShipmentRow[]
  /** Undefined while it is on its way. */
  readonly duplicates: ReadonlyMap<string, Duplicates> | undefined
}

interface Ways {
  toProblem(): void
  toConflict(id: string): void
  toNumber(id: string): void
}

/** The gravest thing that is wrong with the changed rows, for the save bar: conflicts, then problems, then numbers used twice. */
export function saveProblem({ problem, conflicts, rows, duplicates }: Problems, to: Ways, t: Translate) {
  const [conflict] = conflicts
  if (conflict)
    return {
      text: t('shipments.conflicts', { count: conflicts.length }),
      tone: 'warn',
      onShow: () => to.toConflict(idOf(conflict)),
    } satisfies SaveProblem
  if (problem) return { text: t.text(problem), onShow: to.toProblem } satisfies SaveProblem
  const twice = rows.filter(row => row.changed && duplicates?.has(idOf(row)))
  const [first] = twice
  if (!first) return undefined
  const count = new Set(twice.map(({ edit }) => plainNumber(edit.shippingTracking))).size
  return {
    text: t('shipments.usedTwice', { count }),
    tone: 'warn',
    onShow: () => to.toNumber(idOf(first)),
  } satisfies SaveProblem
}
