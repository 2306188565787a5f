import { useMemo, useRef } from 'react'
import { isEqual } from '../../core/base/json'

/**
 * The rows, each as the very object that it was before while nothing in it differs: a table then draws only the rows
 * that changed, though a store answers new ones with every key that is pressed.
 */
export function useUnchangedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const before = useRef<ReadonlyMap<string, Row>>(new Map())
  return useMemo(() => {
    const now = new Map<string, Row>()
    for (const row of rows) {
      const known = before.current.get(keyOf(row))
      now.set(keyOf(row), known !== undefined && isEqual(known, row) ? known : row)
    }
    before.current = now
    return [...now.values()]
  }, [rows, keyOf])
}
