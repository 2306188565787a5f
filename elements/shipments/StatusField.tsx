import { settable } from '../../core/shipments/rules'
import { isKnownStatus, statusLook } from '../../core/shipments/statuses'
import { useText } from '../kit/context'
import { SelectField } from '../kit/fields/SelectField'
import { iconOf } from './icons'
import { type CellProps, nameOf } from './row-context'

/** The statuses that a row may be given. */
export function StatusField({ row, ctx }: CellProps) {
  const t = useText()
  const { id, status: before } = row.shipment
  const { status } = row.edit
  const { icon, tone } = statusLook(status)
  const problem = row.problems.status
  return (
    <div className="status-field" data-tone={tone} data-row={id} data-field="status">
      <SelectField
        label={t('shipments.fieldOf', { field: t('shipments.field.status'), theatre: nameOf(row) })}
        labelHidden
        small
        icon={iconOf(icon)}
        value={status}
        changed={status !== before}
        error={problem && t.text(problem)}
        options={settable[before].map(choice => ({ value: choice, label: t.text(statusLook(choice).word) }))}
        onChange={choice => isKnownStatus(choice) && ctx.onEdit(id, { status: choice })}
      />
    </div>
  )
}
