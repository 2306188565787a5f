import type { Text } from '../../i18n/translate'
import { editFields, type RowChanges } from '../types'
import type { PlannedRow } from './import-rows'
import type { ImportTotals } from './import-totals'

export interface ImportFailure {
  readonly message: Text
  /** The theatres or rows that it is about. */
  readonly items: readonly string[]
}

export interface ImportPlan {
  /** The whole sheet is refused: nothing to correct in a preview. */
  readonly refusal: ImportFailure | null
  /** Rows of the sheet that name a courier that nobody knows: nothing is saved while there are any. */
  readonly badCouriers: ImportFailure | null
  /** The rows that were not dropped, in the order of the sheet. */
  readonly rows: readonly PlannedRow[]
  readonly totals: ImportTotals
}

/** All or nothing: a refused sheet, an unknown courier, or one ticked row with a problem or a conflict, stops the import. */
export function isBlocked({ refusal, totals }: ImportPlan): boolean {
  return refusal !== null || totals.problemCells + totals.conflicts > 0
}

/** Returns the changes of an import by the ids of the shipments; none while it is blocked. */
export function changesOf(plan: ImportPlan): ReadonlyMap<string, RowChanges> {
  const rows = isBlocked(plan) ? [] : plan.rows
  return new Map(
    rows.flatMap(({ sent, cells }) => {
      if (!sent) return []
      const changed = editFields.filter(field => cells[field].state === 'changed')
      const words = changed.map(field => [field, field === 'status' ? sent.status : cells[field].to])
      return [[sent.id, Object.fromEntries(words) as RowChanges] as const]
    }),
  )
}
