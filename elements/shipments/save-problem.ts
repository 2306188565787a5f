import users from 'icon:users'
import type { Text, Translate } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import { comparedNumber } from '../../core/tracking/hint'
import type { SaveProblem } from '../kit/feedback/SaveBar'
import { idOf } from './row-context'

interface Problems {
  /** Problems that keep rows from being saved, refusals of the server included. */
  readonly problem: Text | null
  readonly conflicts: readonly ShipmentRow[]
  readonly rows: readonly ShipmentRow[]
  /** Undefined while it is on its way. */
  readonly duplicates: ReadonlyMap<string, Duplicates> | undefined
  /** Ids of the rows to check. Undefined while it is on its way. */
  readonly toCheck: ReadonlySet<string> | undefined
}

export interface SaveProblemWays {
  toProblem(): void
  toConflict(id: string): void
  toNumber(id: string): void
}

/** The gravest thing that is wrong with the changed rows, for the save bar: conflicts, then problems, then numbers used twice, then other rows to check. */
export function saveProblem(
  { problem, conflicts, rows, duplicates, toCheck }: Problems,
  to: SaveProblemWays,
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
