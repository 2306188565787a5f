import users from 'icon:users'
import type { Text, Translate } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import { comparedNumber } from '../../core/tracking/hint'
import type { SaveProblem } from '../kit/feedback/SaveBar'
import { idOf } from './row-context'

interface Problems {
  /** Problems that block a save of rows, including refusals of the server. */
  readonly problem: Text | null
  readonly conflicts: readonly ShipmentRow[]
  readonly rows: readonly ShipmentRow[]
  /** The duplicates; undefined until they are computed. */
  readonly duplicates: ReadonlyMap<string, Duplicates> | undefined
  /** Ids of the rows to check; undefined until they are computed. */
  readonly toCheck: ReadonlySet<string> | undefined
}

export interface SaveProblemLinks {
  toProblem(): void
  toConflict(id: string): void
  toNumber(id: string): void
}

/**
 * Returns the most severe problem of the changed rows for the save bar: conflicts, then problems, then numbers used
 * twice, then other rows to check.
 */
export function saveProblem(
  { problem, conflicts, rows, duplicates, toCheck }: Problems,
  to: SaveProblemLinks,
  t: Translate,
) {
  const [conflict] = conflicts
  if (conflict)
    return {
      text: t('shipments.conflicts', { count: conflicts.length }),
      tone: 'warn',
      icon: users,
      onShow: () => to.toConflict(idOf(conflict)),
    } satisfies SaveProblem
  if (problem) return { text: t.text(problem), onShow: to.toProblem } satisfies SaveProblem
  const doubtful = rows.filter(row => row.changed && toCheck?.has(idOf(row)))
  const twice = doubtful.filter(row => duplicates?.has(idOf(row)))
  const [first] = twice.length > 0 ? twice : doubtful
  if (!first) return undefined
  const numbersTwice = new Set(twice.map(({ edit }) => comparedNumber(edit.shippingTracking))).size
  return {
    text:
      numbersTwice > 0
        ? t('shipments.usedTwice', { count: numbersTwice })
        : t('shipments.rowsToCheck', { count: doubtful.length }),
    tone: 'warn',
    onShow: () => to.toNumber(idOf(first)),
  } satisfies SaveProblem
}
