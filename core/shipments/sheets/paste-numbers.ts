import { getOrInsert } from '../../base/get-or-insert'
import { comparedNumber } from '../../tracking/hint'
import type { NumberedRow } from '../rows/duplicates'
import { isReadOnly } from '../rules'
import type { PlanRow } from './paste-known'
import type { NumberResult, PasteLine } from './paste-results'

/** The orders that use a tracking number, by the number without blanks, dashes and case. */
export type OrdersByNumber = ReadonlyMap<string, readonly string[]>

/**
 * Returns the orders that use each tracking number. Numbers are compared as edited. Cancelled rows are ignored.
 * @param orders the rows of the orders, by the numbers of the orders
 */
export function ordersByNumber(orders: ReadonlyMap<string, readonly NumberedRow[]>): OrdersByNumber {
  const found = new Map<string, Set<string>>()
  for (const [order, rows] of orders)
    for (const { edit } of rows) {
      const number = comparedNumber(edit.shippingTracking)
      if (number !== '' && !isReadOnly(edit)) getOrInsert(found, number, () => new Set()).add(order)
    }
  return new Map([...found].map(([number, users]) => [number, [...users]]))
}

/**
 * Marks the filled lines with a number that is used elsewhere: by an earlier filled line, by a row that keeps its
 * number, or by another order. Read-only rows are ignored, as in the table.
 * @param rows all rows of the order
 * @param orders the other orders that use each tracking number
 */
export function withUsedNumbers(
  lines: readonly PasteLine[],
  rows: readonly PlanRow[],
  orders: OrdersByNumber,
): readonly PasteLine[] {
  const renumbered = new Set(
    lines.flatMap(({ row, number, isFilled }) => (row && isFilled && number !== '' ? row : [])),
  )
  const staying = rows.filter(row => row.number !== '' && !row.readOnly && !renumbered.has(row))
  const holders = new Map(staying.map(row => [comparedNumber(row.number), row]))
  return lines.map(line => {
    const { row, number, isFilled } = line
    if (!row || !isFilled || number === '') return line
    const key = comparedNumber(number)
    const holder = holders.get(key)
    const others = orders.get(key)
    if (!holder) holders.set(key, row)
    if (holder) return withResult(line, { kind: 'sameNumber', ordinal: holder.ordinal })
    return others ? withResult(line, { kind: 'usedIn', orders: others }) : line
  })
}

function withResult(line: PasteLine, result: NumberResult): PasteLine {
  return { ...line, result: line.result.kind === 'replaces' ? { ...line.result, result } : result }
}
