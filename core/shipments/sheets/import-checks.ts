import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { numberHint } from '../rows/courier-of-number'
import { duplicatesIn, type NumberedRow } from '../rows/duplicates'
import type { ImportContext, PlannedRow, RowChecks } from './import-rows'

export const noChecks: RowChecks = { hint: null, duplicates: null, replaced: null }

/** Returns whether the grid would show a warning for the number. */
export function isWarned({ hint, duplicates }: RowChecks): boolean {
  return hint !== null || duplicates !== null
}

/**
 * Returns the rows with the checks of their numbers. The checks compare the numbers with the order as it would be after
 * the import.
 */
export function withChecks(rows: readonly PlannedRow[], context: ImportContext): readonly PlannedRow[] {
  const { shipments, edits, shippingTypes, otherOrders = new Map<string, readonly NumberedRow[]>() } = context
  const sent = new Map(rows.flatMap(row => (row.sent ? [[row.sent.id, row.sent] as const] : [])))
  const after = new Map(
    shipments.map(shipment => {
      const changes = sent.get(shipment.id)
      const edit = changes ? editOf({ ...shipment, ...changes }) : (edits?.get(shipment.id) ?? editOf(shipment))
      return [shipment.id, { shipment, edit }] as const
    }),
  )
  const duplicates = duplicatesIn([...after.values()], otherOrders)
  return rows.map(row => {
    const planned = row.sent && after.get(row.sent.id)
    const { shippingCourier, shippingTracking } = row.cells
    if (!planned || (shippingCourier.state !== 'changed' && shippingTracking.state !== 'changed')) return row
    const { shipment, edit } = planned
    const hint = numberHint(edit, shippingTypes)
    const isNew = shippingTracking.state === 'changed'
    return {
      ...row,
      checks: {
        hint: hint?.kind === 'fits' || hint?.kind === 'open' ? null : hint,
        duplicates: (isNew && duplicates.get(shipment.id)) || null,
        replaced: isNew ? shippedNumber(shipment) : null,
      },
    }
  })
}

/** Returns the saved number of a shipment that was dispatched; null for any other shipment, and without a number. */
function shippedNumber({ status, shippingDetails }: Shipment): string | null {
  const hasLeft = status === 'dispatched' || status === 'delivered'
  return (hasLeft && shippingDetails?.reference) || null
}
