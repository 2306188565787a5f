import { isEqual } from '../../base/json'
import type { Cells, Typed } from '../../drafts/cells'
import type { Instant } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { courierKey } from '../rows/couriers'
import { editStatus, isReadOnly } from '../rules'
import { isKnownStatus } from '../statuses'
import { type EditField, editFields, type RowChanges, type ShipmentEdit } from '../types'

/** A cell of a row: `${id}/${field}`. A status and its date are one cell, since the one brings the other along. */
const nameOf = (id: string, field: string) => `${id}/${field}`
const fieldOf = (cell: string) => cell.slice(cell.lastIndexOf('/') + 1)

/** The row of a cell, by its shipment. */
export function rowOfCell(cell: string): string {
  return cell.slice(0, cell.lastIndexOf('/'))
}

function contentOf({ status, dispatchedOn, ...texts }: ShipmentEdit, field: string): unknown {
  return field === 'status' ? [status, dispatchedOn] : Reflect.get(texts, field)
}

const dateIn = (status: unknown) => (status as unknown[] | undefined)?.[1]

/** What the back end has, cell by cell. A row that cannot be changed has no cells. */
export function cellsOf(shipments: readonly Shipment[]): Cells {
  const rows = new Map(shipments.filter(row => !isReadOnly(row)).map(row => [row.id, editOf(row)]))
  return {
    get(cell) {
      const row = rows.get(rowOfCell(cell))
      return row && contentOf(row, fieldOf(cell))
    },
  }
}

/** Whether two contents are the same once they are sent: blanks around a text are not, and nobody types a date. */
export function isSameCell(a: unknown, b: unknown, cell: string): boolean {
  const asText = cell.endsWith('Courier') ? courierKey : (words: string) => words.trim()
  return isEqual(asSent(a, asText), asSent(b, asText))
}

function asSent(content: unknown, asText: (words: string) => string): unknown {
  if (typeof content === 'string') return asText(content)
  return Array.isArray(content) ? [content[0], content[1] !== null] : content
}

/** Guards what was kept in storage by another version. Over a row that was closed or not there stands nothing. */
export function isShipmentCell(cell: string, content: unknown): boolean {
  if (!editFields.some(field => field === fieldOf(cell))) return false
  if (content === undefined) return true
  if (fieldOf(cell) !== 'status') return typeof content === 'string'
  const [status, dispatchedOn] = Array.isArray(content) ? content : []
  return isKnownStatus(String(status)) && (dispatchedOn === null || typeof dispatchedOn === 'string')
}

/** What is typed into the cells of a row. A new status brings its date along, and the old one the old date. */
export function typedInto(
  shipment: Shipment,
  edit: ShipmentEdit,
  { status, ...texts }: RowChanges,
  now: Instant,
): (readonly [cell: string, content: unknown])[] {
  const base = editOf(shipment)
  const dated = status && editStatus(status === base.status ? base : edit, status, now)
  return [
    ...Object.entries(texts).map(([field, words]) => [nameOf(shipment.id, field), words] as const),
    ...(dated ? [[nameOf(shipment.id, 'status'), contentOf(dated, 'status')] as const] : []),
  ]
}

/** Returns the edits that are typed into the cells of rows; none of a row that is not `open`. */
export function typedIntoRows(
  open: ReadonlyMap<string, Shipment>,
  edited: ReadonlyMap<string, ShipmentEdit>,
  changes: ReadonlyMap<string, RowChanges>,
) {
  const now = new Date().toISOString()
  return [...changes].flatMap(([id, change]) => {
    const shipment = open.get(id)
    return shipment ? typedInto(shipment, edited.get(id) ?? editOf(shipment), change, now) : []
  })
}

/** Contents of cells, row by row, as the fields of an edit. */
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

/** What was typed, row by row. */
export function typedPatches(typed: Typed): ReadonlyMap<string, Partial<ShipmentEdit>> {
  return patchesOf([...typed].flatMap(([cell, { mine }]) => (mine === undefined ? [] : [[cell, mine] as const])))
}

/** The rows that have something typed in them, as they are shown: what the back end has, with that over it. */
export function editsOver(shipments: readonly Shipment[], typed: Typed): ReadonlyMap<string, ShipmentEdit> {
  const patches = typedPatches(typed)
  return new Map(
    shipments.flatMap((shipment): [string, ShipmentEdit][] => {
      const patch = patches.get(shipment.id)
      if (!patch) return []
      const base = editOf(shipment)
      if (isReadOnly(shipment)) return [[shipment.id, base]]
      // The same status, given by two people, has the date of the first; one that keeps the date has whatever that is now.
      const { mine, over } = typed.get(nameOf(shipment.id, 'status')) ?? {}
      const isTheirs = patch.status === base.status || dateIn(mine) === dateIn(over)
      const dated = isTheirs && base.dispatchedOn !== null && { dispatchedOn: base.dispatchedOn }
      return [[shipment.id, { ...base, ...patch, ...dated }]]
    }),
  )
}
