import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { type EditField, editFields } from '../types'
import { keptReading } from './import-cells'
import type { PlannedCell, Resolution, Theirs } from './import-rows'

type Cells = Readonly<Record<EditField, PlannedCell>>

/** A courier and its tracking number belong together, so a choice between two numbers includes their couriers. */
const pairs: readonly (readonly [EditField, EditField])[] = [
  ['shippingCourier', 'shippingTracking'],
  ['returnCourier', 'returnTracking'],
]

/**
 * Returns the saved values of the fields that both the sheet and another person have changed since the file was opened;
 * null without a conflict.
 */
export function conflictOf(cells: Cells, atOpening: Shipment | undefined, now: Shipment): Theirs | null {
  if (atOpening === undefined || atOpening === now) return null
  const [before, saved] = [editOf(atOpening), editOf(now)]
  const isChanged = (field: EditField) => cells[field].state === 'changed' && cells[field].to !== saved[field]
  const fields = new Set(editFields.filter(field => isChanged(field) && before[field] !== saved[field]))
  if (fields.size === 0) return null
  for (const pair of pairs)
    if (pair.some(field => fields.has(field))) for (const field of pair) if (isChanged(field)) fields.add(field)
  return Object.fromEntries([...fields].map(field => [field, saved[field]]))
}

/** Returns whether a person has resolved the present conflict. */
export function isResolved(theirs: Theirs, resolution: Resolution | undefined): resolution is Resolution {
  return (
    resolution !== undefined &&
    editFields.every(field => (theirs[field] ?? null) === (resolution.theirs[field] ?? null))
  )
}

/**
 * Returns the cells with a conflict resolved as chosen: the sheet's values or the saved ones. Without a choice, the
 * cells have both.
 */
export function resolveCells<Of extends Cells>(cells: Of, theirs: Theirs, resolution: Resolution | undefined): Of {
  const resolved = isResolved(theirs, resolution) ? resolution.keep : null
  if (resolved === 'sheet') return cells
  const changed = Object.entries(theirs).map(([field, saved]) => {
    const cell = cells[field as EditField]
    return [field, resolved === 'saved' ? { ...cell, ...keptReading(cell.from) } : { ...cell, theirs: saved }]
  })
  return { ...cells, ...Object.fromEntries(changed) }
}
