import { useMemo, useRef } from 'react'
import { isEqual } from '../../core/base/json'

/**
 * Returns the rows, and reuses the previous object of each row that is equal. A store returns new objects with each key
 * press, and the table then draws only changed rows.
 */
export function useUnchangedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const before = useRef<ReadonlyMap<string, Row>>(new Map())
  return useMemo(() => {
    const now = new Map<string, Row>()
    for (const row of rows) {
      const previous = before.current.get(keyOf(row))
      now.set(keyOf(row), previous !== undefined && isEqual(previous, row) ? previous : row)
    }
    before.current = now
    return [...now.values()]
  }, [rows, keyOf])
}
