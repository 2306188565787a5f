import { isEqual } from '../../base/json'
import type { Cells, Typed } from '../../drafts/cells'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { courierKey } from '../rows/couriers'
import { editStatus, isReadOnly } from '../rules'
import { isKnownStatus } from '../statuses'
import { type EditField, editFields, type RowChanges, type ShipmentEdit } from '../types'

/**
 * Returns the name of a cell: `${id}/${field}`. A status and its date are one cell, since a new status sets the date.
 */
const nameOf = (id: string, field: string) => `${id}/${field}`
const fieldOf = (cell: string) => cell.slice(cell.lastIndexOf('/') + 1)

/** Returns the id of the shipment of a cell. */
export function rowOfCell(cell: string): string {
  return cell.slice(0, cell.lastIndexOf('/'))
}

function contentOf({ status, dispatchedOn, ...texts }: ShipmentEdit, field: string): unknown {
  return field === 'status' ? [status, dispatchedOn] : Reflect.get(texts, field)
}

const dateIn = (status: unknown) => (status as unknown[] | undefined)?.[1]

/** Returns the cells of the server's data. A row that cannot be changed has no cells. */
export function cellsOf(shipments: readonly Shipment[]): Cells {
  const rows = new Map(shipments.filter(row => !isReadOnly(row)).map(row => [row.id, editOf(row)]))
  return {
    get(cell) {
      const row = rows.get(rowOfCell(cell))
      return row && contentOf(row, fieldOf(cell))
    },
  }
}

/**
 * Returns whether two contents of a cell are sent the same way: without blanks around a text, and with couriers in any
 * case. Of a date, only its presence counts, because a person types no date.
 */
export function isSameCell(a: unknown, b: unknown, cell: string): boolean {
  const asText = cell.endsWith('Courier') ? courierKey : (text: string) => text.trim()
  return isEqual(asSent(a, asText), asSent(b, asText))
}

function asSent(content: unknown, asText: (text: string) => string): unknown {
  if (typeof content === 'string') return asText(content)
  return Array.isArray(content) ? [content[0], content[1] !== null] : content
}

/**
 * Returns whether a stored content is valid: another version may have written it. A closed or missing row has the
 * content `undefined`.
 */
export function isShipmentCell(cell: string, content: unknown): boolean {
  if (!editFields.some(field => field === fieldOf(cell))) return false
  if (content === undefined) return true
  if (fieldOf(cell) !== 'status') return typeof content === 'string'
  const [status, dispatchedOn] = Array.isArray(content) ? content : []
  return isKnownStatus(String(status)) && (dispatchedOn === null || typeof dispatchedOn === 'string')
}

/**
 * Returns the cells that the changes of a row affect. A new status sets its date, and the saved status restores the
 * saved date.
 */
export function editedCells(
  shipment: Shipment,
  edit: ShipmentEdit,
  { status, ...texts }: RowChanges,
  now: Instant,
): (readonly [cell: string, content: unknown])[] {
  const base = editOf(shipment)
  const dated = status && editStatus(status === base.status ? base : edit, status, now)
  return [
    ...Object.entries(texts).map(([field, text]) => [nameOf(shipment.id, field), text] as const),
    ...(dated ? [[nameOf(shipment.id, 'status'), contentOf(dated, 'status')] as const] : []),
  ]
}

/** Returns the cells that the changes of rows affect. A row that is not `open` has no cells. */
export function editedCellsIn(
  open: ReadonlyMap<string, Shipment>,
  edited: ReadonlyMap<string, ShipmentEdit>,
  changes: ReadonlyMap<string, RowChanges>,
) {
  const now = new Date().toISOString()
  return [...changes].flatMap(([id, change]) => {
    const shipment = open.get(id)
    return shipment ? editedCells(shipment, edited.get(id) ?? editOf(shipment), change, now) : []
  })
}

/** Returns the contents of cells as fields of an edit, by row. */
export function patchesOf(contents: Iterable<readonly [cell: string, content: unknown]>) {
  const patches = new Map<string, Partial<ShipmentEdit>>()
  for (const [cell, content] of contents) {
    const field = fieldOf(cell) as EditField
    const [status, dispatchedOn] = Array.isArray(content) ? content : []
    const fields = field === 'status' ? { status, dispatchedOn } : { [field]: content }
    patches.set(rowOfCell(cell), { ...patches.get(rowOfCell(cell)), ...fields })
  }
  return patches
}

/** Returns the edits as fields, by row. */
export function typedPatches(typed: Typed): ReadonlyMap<string, Partial<ShipmentEdit>> {
  return patchesOf([...typed].flatMap(([cell, { mine }]) => (mine === undefined ? [] : [[cell, mine] as const])))
}

/** Returns the edited rows as a screen shows them: the server's data with the edits on top. */
export function editsOver(shipments: readonly Shipment[], typed: Typed): ReadonlyMap<string, ShipmentEdit> {
  const patches = typedPatches(typed)
  return new Map(
    shipments.flatMap((shipment): [string, ShipmentEdit][] => {
      const patch = patches.get(shipment.id)
      if (!patch) return []
      const base = editOf(shipment)
      if (isReadOnly(shipment)) return [[shipment.id, base]]
      // When two people set the same status, the saved date wins. An edit that keeps the date shows the saved date.
      const { mine, over } = typed.get(nameOf(shipment.id, 'status')) ?? {}
      const isTheirs = patch.status === base.status || dateIn(mine) === dateIn(over)
      const dated = isTheirs && base.dispatchedOn !== null && { dispatchedOn: base.dispatchedOn }
      return [[shipment.id, { ...base, ...patch, ...dated }]]
    }),
  )
}
