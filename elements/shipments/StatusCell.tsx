import { settable } from '../../core/shipments/rules'
import { isKnownStatus, statusLook } from '../../core/shipments/statuses'
import { useText } from '../kit/context'
import { SelectField } from '../kit/SelectField'
import { StatusText } from '../kit/StatusText'
import { EditCell } from './EditCell'
import { iconOf } from './icons'
import { type CellProps, nameOf } from './row-context'

/** A status as icon, word and tone; a choice while the row is edited. */
export function StatusCell({ row, ctx }: CellProps) {
  const t = useText()
  const { id } = row.shipment
  const { status } = row.edit
  const { icon, word, tone } = statusLook(status)
  const words = (
    <StatusText icon={iconOf(icon)} tone={tone}>
      {t.text(word)}
    </StatusText>
  )
  if (row.readOnly) return words
  const { status: problem, shippingTracking } = row.problems
  if (!ctx.Fields || !(row.active || problem || shippingTracking))
    return (
      <EditCell row={row} ctx={ctx} field="status" name={t('shipments.editStatus', { theatre: nameOf(row) })}>
        {words}
      </EditCell>
    )
  return (
    <div className="status-field" data-tone={tone} data-row={id} data-field="status">
      <SelectField
        label={t('shipments.fieldOf', { field: t('shipments.field.status'), theatre: nameOf(row) })}
        labelHidden
        small
        icon={iconOf(icon)}
        value={status}
        changed={status !== row.shipment.status}
        error={problem && t.text(problem)}
        options={settable[row.shipment.status].map(choice => ({
          value: choice,
          label: t.text(statusLook(choice).word),
        }))}
        onChange={choice => isKnownStatus(choice) && ctx.onEdit(id, { status: choice })}
      />
    </div>
  )
}
