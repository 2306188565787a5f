import { editOf } from '../../core/shipments/mapping'
import { useText } from '../kit/context'
import { Combo } from '../kit/fields/Combo'
import { TextField } from '../kit/fields/TextField'
import { noteId } from './note-id'
import { type CellProps, nameOf } from './row-context'

/** Courier and tracking number as fields, and the comments while the row is edited. */
export function EditFields({ row, ctx }: CellProps) {
  return (
    <div className="edit-fields">
      <div className="pair">
        <CourierField row={row} ctx={ctx} field="shippingCourier" small />
        <WordsField row={row} ctx={ctx} field="shippingTracking" small />
      </div>
      {row.active && <WordsField row={row} ctx={ctx} field="shippingComments" small />}
    </div>
  )
}

interface CourierFieldProps extends CellProps {
  readonly field: 'shippingCourier' | 'returnCourier'
  /** In a row the label is the column's head. */
  readonly small?: boolean
}

export function CourierField({ row, ctx, field, small = false }: CourierFieldProps) {
  const t = useText()
  const { id } = row.shipment
  const problem = row.problems[field]
  return (
    <div data-row={id} data-field={field}>
      <Combo
        label={
          small
            ? t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: nameOf(row) })
            : t(`shipments.field.${field}`)
        }
        labelHidden={small}
        small={small}
        placeholder={t('shipments.column.courier')}
        options={ctx.couriers}
        value={row.edit[field]}
        changed={row.edit[field] !== editOf(row.shipment)[field]}
        error={problem && t.text(problem)}
        onChange={value => ctx.onEdit(id, { [field]: value })}
      />
    </div>
  )
}

interface WordsFieldProps extends CellProps {
  readonly field: 'shippingTracking' | 'shippingComments' | 'returnTracking' | 'returnComments'
  readonly small?: boolean
}

/** A tracking number or comments. */
export function WordsField({ row, ctx, field, small = false }: WordsFieldProps) {
  const t = useText()
  const { id } = row.shipment
  const name = t(`shipments.field.${field}`)
  const problem = row.problems[field]
  return (
    <div data-row={id} data-field={field}>
      <TextField
        label={small ? t('shipments.fieldOf', { field: name, theatre: nameOf(row) }) : name}
        labelHidden={small}
        small={small}
        mono={field.endsWith('Tracking')}
        describedBy={field === 'shippingTracking' ? noteId(id) : undefined}
        placeholder={small ? name : undefined}
        value={row.edit[field]}
        changed={row.edit[field] !== editOf(row.shipment)[field]}
        error={problem && t.text(problem)}
        onChange={value => ctx.onEdit(id, { [field]: value })}
      />
    </div>
  )
}
