import type { Text } from '../../i18n/translate'
import { editFields, type RowChanges } from '../types'
import type { PlannedRow } from './import-rows'
import type { ImportTotals } from './import-totals'

export interface ImportFailure {
  readonly message: Text
  /** The theatres or rows that the message is about. */
  readonly items: readonly string[]
}

export interface ImportPlan {
  /** The reason why the whole sheet is refused; no preview can correct it. */
  readonly refusal: ImportFailure | null
  /** The rows with an unknown courier, which block the import. */
  readonly badCouriers: ImportFailure | null
  /** The rows that are not dropped, in the order of the sheet. */
  readonly rows: readonly PlannedRow[]
  readonly totals: ImportTotals
}

/**
 * Returns whether an import saves nothing: a refused sheet, an unknown courier, or one selected row with a problem or a
 * conflict blocks it.
 */
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
      const entries = changed.map(field => [field, field === 'status' ? sent.status : cells[field].to])
      return [[sent.id, Object.fromEntries(entries) as RowChanges] as const]
    }),
  )
}
