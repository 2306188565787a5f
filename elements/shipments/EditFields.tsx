import { editOf } from '../../core/shipments/mapping'
import { settableStatuses } from '../../core/shipments/rules'
import { isKnownStatus, statusLook } from '../../core/shipments/statuses'
import type { EditField } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { Combo } from '../kit/fields/Combo'
import { SelectField } from '../kit/fields/SelectField'
import { TextField } from '../kit/fields/TextField'
import { statusIcon } from '../parts/status-icon'
import { type CellProps, nameOf, noteId } from './row-context'

/** Courier and tracking number as fields, and the comments while the row is edited. */
export function EditFields({ row, ctx }: CellProps) {
  return (
    <div className="edit-fields">
      <div className="pair">
        <CourierField row={row} ctx={ctx} field="shippingCourier" small />
        <RowTextField row={row} ctx={ctx} field="shippingTracking" small />
      </div>
      {row.active && <RowTextField row={row} ctx={ctx} field="shippingComments" small />}
    </div>
  )
}

interface FieldProps<Field extends EditField> extends CellProps {
  readonly field: Field
  /** Whether the field is in a row, where the head of the column is its label. */
  readonly small?: boolean
}

export function CourierField(props: FieldProps<'shippingCourier' | 'returnCourier'>) {
  const t = useText()
  const { row, ctx, field } = props
  return (
    <div data-row={row.shipment.id} data-field={field}>
      <Combo {...useField(props)} placeholder={t('shipments.column.courier')} options={ctx.couriers} />
    </div>
  )
}

/** A text field for a tracking number or comments. */
export function RowTextField(
  props: FieldProps<'shippingTracking' | 'shippingComments' | 'returnTracking' | 'returnComments'>,
) {
  const t = useText()
  const { row, field, small } = props
  const { id } = row.shipment
  return (
    <div data-row={id} data-field={field}>
      <TextField
        {...useField(props)}
        mono={field.endsWith('Tracking')}
        describedBy={field === 'shippingTracking' ? noteId(id) : undefined}
        placeholder={small ? t(`shipments.field.${field}`) : undefined}
      />
    </div>
  )
}

/** A field with the statuses that a row may get. */
export function StatusField({ row, ctx }: CellProps) {
  const t = useText()
  const { id, status: before } = row.shipment
  const { icon, tone } = statusLook(row.edit.status)
  return (
    <div className="status-field" data-tone={tone} data-row={id} data-field="status">
      <SelectField
        {...useField({ row, ctx, field: 'status', small: true })}
        icon={statusIcon(icon)}
        options={settableStatuses[before].map(choice => ({ value: choice, label: t.text(statusLook(choice).label) }))}
        onChange={choice => isKnownStatus(choice) && ctx.store.edit(id, { status: choice })}
      />
    </div>
  )
}

/** Returns the props that all fields of a row share. */
function useField({ row, ctx, field, small = false }: FieldProps<EditField>) {
  const t = useText()
  const { shipment, edit, problems } = row
  const name = t(`shipments.field.${field}`)
  const problem = problems[field]
  return {
    label: small ? t('shipments.fieldOf', { field: name, theatre: nameOf(row) }) : name,
    labelHidden: small,
    small,
    value: edit[field],
    changed: edit[field] !== editOf(shipment)[field],
    error: problem && t.text(problem),
    onChange: (value: string) => ctx.store.edit(shipment.id, { [field]: value }),
  }
}
