import type { TrackingHint } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import type { ShipmentRow } from '../drafts/rows'
import type { ShipmentEdit } from '../types'
import { numberHint } from './courier-of-number'
import type { Duplicates } from './duplicates'

/** The filter of rows with a courier or number that looks wrong. Missing numbers have their own filter. */
export type CheckFilter = 'toCheck'

type CheckedRow = Pick<ShipmentRow, 'shipment' | 'edit' | 'changed' | 'readOnly'>

/** Returns whether a shipped row has no courier. Electronic deliveries need none. */
export function isWithoutCourier({ edit, shipment }: Pick<CheckedRow, 'edit' | 'shipment'>): boolean {
  return edit.status === 'dispatched' && shipment.deliveryMode !== 'ELECTRONIC' && edit.shippingCourier.trim() === ''
}

/**
 * Returns whether a hint says that the number looks wrong.
 * @param isTyped whether the person edits the row: before the row is shipped, half a number is no mistake
 */
export function isDoubtful(hint: TrackingHint, { status }: Pick<ShipmentEdit, 'status'>, isTyped: boolean): boolean {
  const { kind } = hint
  return kind === 'mistyped' || kind === 'other' || (kind === 'none' && (!isTyped || status === 'dispatched'))
}

/**
 * Returns the ids of the rows that a person should check: shipped without a courier, a number that looks wrong, or one
 * that is used elsewhere. Delivered rows are left out until they are changed.
 * @param activeId the id of the row in which the person edits
 */
export function rowsToCheck(
  rows: readonly CheckedRow[],
  duplicates: ReadonlyMap<string, Duplicates>,
  couriers: readonly ShippingType[],
  activeId: string | null,
): ReadonlySet<string> {
  const isToCheck = (row: CheckedRow): boolean => {
    const { shipment, edit, changed, readOnly } = row
    if (readOnly || (edit.status === 'delivered' && !changed)) return false
    if (duplicates.has(shipment.id) || isWithoutCourier(row)) return true
    const hint = hintOf(edit, couriers)
    return hint !== null && isDoubtful(hint, edit, shipment.id === activeId)
  }
  return new Set(rows.filter(isToCheck).map(({ shipment }) => shipment.id))
}

const hints = new WeakMap<object, { readonly couriers: readonly ShippingType[]; readonly hint: TrackingHint | null }>()

/** Returns the hint of a row and caches it, since a key press changes one row of hundreds. */
function hintOf(edit: ShipmentEdit, couriers: readonly ShippingType[]): TrackingHint | null {
  const known = hints.get(edit)
  if (known?.couriers === couriers) return known.hint
  const hint = numberHint(edit, couriers)
  hints.set(edit, { couriers, hint })
  return hint
}
