import type { Instant } from '../wire/base'
import type { Shipment } from '../wire/shipments'
import { editFields, editOf } from './mapping'
import { editStatus } from './rules'
import type { RowChanges, ShipmentEdit } from './types'

/** What was typed in a row: the fields that differ, and what stood in them when they were typed over. */
export interface RowEdit {
  readonly patch: Partial<ShipmentEdit>
  readonly over: Partial<ShipmentEdit>
}

export type RowEdits = ReadonlyMap<string, RowEdit>

/** The row as it is shown: what the back end has, with what was typed over it. */
export function editedRow(shipment: Shipment, edit: RowEdit | undefined): ShipmentEdit {
  return edit ? { ...editOf(shipment), ...edit.patch } : editOf(shipment)
}

/** Types over some fields of a row; null when nothing differs any more. A new status brings its date along. */
export function changeRow(
  shipment: Shipment,
  edit: RowEdit | undefined,
  changes: RowChanges,
  now: Instant,
): RowEdit | null {
  const base = editOf(shipment)
  const { status, ...texts } = changes
  const typed = { ...editedRow(shipment, edit), ...texts }
  const dated =
    status === undefined
      ? typed
      : // Back to the status that it had is back to the date that it had.
        editStatus(status === base.status ? { ...typed, status, dispatchedOn: base.dispatchedOn } : typed, status, now)
  return pickDifferent(base, dated, edit)
}

function pickDifferent(base: ShipmentEdit, typed: ShipmentEdit, edit: RowEdit | undefined): RowEdit | null {
  const changed = editFields.filter(field => typed[field] !== base[field])
  if (changed.length === 0) return null
  const pick = (from: (field: keyof ShipmentEdit) => unknown) =>
    Object.fromEntries(changed.map(field => [field, from(field)])) as Partial<ShipmentEdit>
  return {
    patch: pick(field => typed[field]),
    over: pick(field => (edit && field in edit.over ? edit.over[field] : base[field])),
  }
}

/**
 * What the back end has meanwhile in fields that were typed over, and typed differently, and what another window has
 * typed there; null when there is nothing to offer.
 */
export function theirsOf(
  shipment: Shipment,
  edit: RowEdit | undefined,
  other?: Partial<ShipmentEdit>,
): Partial<ShipmentEdit> | null {
  const now = editOf(shipment)
  const changed = editFields.filter(
    field => edit && field in edit.patch && now[field] !== edit.over[field] && now[field] !== edit.patch[field],
  )
  if (changed.length === 0) return other ?? null
  return { ...Object.fromEntries(changed.map(field => [field, now[field]])), ...other }
}

/** Goes on with what was typed, on top of what the back end has now. */
export function keepMine(shipment: Shipment, edit: RowEdit | undefined): RowEdit | null {
  return pickDifferent(editOf(shipment), editedRow(shipment, edit), undefined)
}

/**
 * Goes on with what the back end has in the fields that clash, and with what another window has typed there; what else
 * was typed stays.
 */
export function takeTheirs(
  shipment: Shipment,
  edit: RowEdit | undefined,
  other?: Partial<ShipmentEdit>,
): RowEdit | null {
  return pickDifferent(editOf(shipment), { ...editedRow(shipment, edit), ...theirsOf(shipment, edit, other) }, edit)
}
