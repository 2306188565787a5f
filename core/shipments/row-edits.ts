import type { Instant } from '../wire/base'
import type { Shipment } from '../wire/shipments'
import { editOf } from './mapping'
import { editStatus } from './rules'
import type { RowChanges, ShipmentEdit } from './types'

/** What was typed in a row: the fields that differ, and what stood in them when they were typed over. */
export interface RowEdit {
  readonly patch: Partial<ShipmentEdit>
  readonly over: Partial<ShipmentEdit>
}

export type RowEdits = ReadonlyMap<string, RowEdit>

const fields = [
  'status',
  'dispatchedOn',
  'shippingCourier',
  'shippingTracking',
  'shippingComments',
  'returnCourier',
  'returnTracking',
  'returnComments',
] as const satisfies readonly (keyof ShipmentEdit)[]

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
  const changed = fields.filter(field => typed[field] !== base[field])
  if (changed.length === 0) return null
  const pick = (from: (field: keyof ShipmentEdit) => unknown) =>
    Object.fromEntries(changed.map(field => [field, from(field)])) as Partial<ShipmentEdit>
  return {
    patch: pick(field => typed[field]),
    over: pick(field => (edit && field in edit.over ? edit.over[field] : base[field])),
  }
}

/** What the back end has meanwhile in fields that were typed over, and typed differently; null when there is nothing to offer. */
export function theirsOf(shipment: Shipment, edit: RowEdit | undefined): Partial<ShipmentEdit> | null {
  if (!edit) return null
  const now = editOf(shipment)
  const changed = fields.filter(
    field => field in edit.patch && now[field] !== edit.over[field] && now[field] !== edit.patch[field],
  )
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map(field => [field, now[field]])) as Partial<ShipmentEdit>
}

/** Goes on with what was typed, on top of what the back end has now. */
export function keepMine(shipment: Shipment, edit: RowEdit): RowEdit | null {
  return pickDifferent(editOf(shipment), editedRow(shipment, edit), undefined)
}

/** Goes on with what the back end has in the fields that clash; what else was typed stays. */
export function takeTheirs(shipment: Shipment, edit: RowEdit): RowEdit | null {
  return pickDifferent(editOf(shipment), { ...editedRow(shipment, edit), ...theirsOf(shipment, edit) }, edit)
}

/** Edits as they are kept between visits. */
export function keptEdits(edits: RowEdits): Record<string, RowEdit> {
  return Object.fromEntries(edits)
}

/** Guards what was kept in storage by another version. */
export function isKeptEdits(kept: unknown): kept is Record<string, RowEdit> {
  return (
    isRecord(kept) && Object.values(kept).every(edit => isRecord(edit) && isPatch(edit.patch) && isPatch(edit.over))
  )
}

function isPatch(patch: unknown): boolean {
  return (
    isRecord(patch) &&
    Object.entries(patch).every(
      ([field, value]) =>
        (fields as readonly string[]).includes(field) &&
        (typeof value === 'string' || (field === 'dispatchedOn' && value === null)),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
