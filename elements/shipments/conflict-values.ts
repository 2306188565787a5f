import type { Translate } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { statusLook } from '../../core/shipments/statuses'
import { editFields, type ShipmentEdit } from '../../core/shipments/types'

/** One value of a row with two versions. */
export interface ConflictValue {
  readonly field: string
  /** The label; null for a courier with its number, which the head of the column names. */
  readonly label: string | null
  readonly mine: string
  readonly theirs: string
}

/**
 * Returns the values of a row that differ, as edited here and as saved elsewhere. A courier and its number form one
 * value.
 */
export function conflictValues({ edit, theirs }: ShipmentRow, t: Translate): readonly ConflictValue[] {
  if (theirs === null) return []
  const other = { ...edit, ...theirs }
  const differs = (field: keyof ShipmentEdit) => theirs[field] !== undefined
  const pair = (values: ShipmentEdit) => `${values.shippingCourier} ${values.shippingTracking}`.trim() || '–'
  const text = (values: ShipmentEdit, field: (typeof editFields)[number]) =>
    field === 'status' ? t.text(statusLook(values.status).label) : values[field] || '–'
  const rest = editFields.filter(field => differs(field) && field !== 'shippingCourier' && field !== 'shippingTracking')
  return [
    ...(differs('shippingCourier') || differs('shippingTracking')
      ? [{ field: 'shipping', label: null, mine: pair(edit), theirs: pair(other) }]
      : []),
    ...rest.map(field => ({
      field,
      label: t(`shipments.field.${field}`),
      mine: text(edit, field),
      theirs: text(other, field),
    })),
  ]
}
