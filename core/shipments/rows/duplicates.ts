import { comparedNumber } from '../../tracking/hint'
import type { ShipmentRow } from '../drafts/rows'
import { isReadOnly } from '../rules'

/** The other places where the tracking number of a row is used. */
export interface Duplicates {
  /** The ordinals of rows of the same order. */
  readonly rows: readonly number[]
  /** The numbers of other orders. */
  readonly orders: readonly string[]
}

/** A row with its tracking number as edited. */
export type NumberedRow = Pick<ShipmentRow, 'shipment' | 'edit'>

/**
 * Returns the rows with a tracking number that is used elsewhere, by the ids of their shipments. Edited numbers count
 * as typed. Cancelled rows are ignored. Blanks, dashes, case and the routing of a barcode make no difference.
 * @param others the rows of other loaded orders, by the numbers of the orders
 */
export function duplicatesIn(
  rows: readonly NumberedRow[],
  others: ReadonlyMap<string, readonly NumberedRow[]> = new Map(),
): ReadonlyMap<string, Duplicates> {
  const rowsByNumber = byNumber(rows)
  const elsewhere = [...others].map(([order, theirs]) => [order, byNumber(theirs)] as const)
  const found = new Map<string, Duplicates>()
  for (const [number, users] of rowsByNumber) {
    const orders = elsewhere.flatMap(([order, numbers]) => (numbers.has(number) ? [order] : []))
    if (users.length === 1 && orders.length === 0) continue
    const ordinals = users.map(({ shipment }) => shipment.ordinal).toSorted((a, b) => a - b)
    for (const { shipment } of users)
      found.set(shipment.id, { rows: ordinals.filter(ordinal => ordinal !== shipment.ordinal), orders })
  }
  return found
}

function byNumber(rows: readonly NumberedRow[]): ReadonlyMap<string, readonly NumberedRow[]> {
  const used = new Map<string, NumberedRow[]>()
  for (const row of rows) {
    const number = comparedNumber(row.edit.shippingTracking)
    if (number === '' || isReadOnly(row.edit)) continue
    const users = used.get(number)
    if (users) users.push(row)
    else used.set(number, [row])
  }
  return used
}
