import { useMemo, useRef } from 'react'
import type { PlannedRow } from '../../../core/shipments/sheets/import-rows'
import { rankOf } from './preview-row'

/**
 * Sorts rows with problems first. A row moves up when it gets a problem, for example a conflict. A corrected row keeps
 * its position, so that rows do not move while a person works in them.
 */
export function useProblemsFirst(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const ranks = useRef<ReadonlyMap<number, number>>(new Map())
  return useMemo(() => {
    const before = ranks.current
    const now = new Map(rows.map(row => [row.row, Math.min(before.get(row.row) ?? 3, rankOf(row))]))
    ranks.current = now
    return rows.toSorted((a, b) => (now.get(a.row) ?? 0) - (now.get(b.row) ?? 0))
  }, [rows])
}
