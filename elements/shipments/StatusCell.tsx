import { statusLook } from '../../core/shipments/statuses'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { statusIcon } from '../parts/status-icon'
import { EditCell } from './EditCell'
import { StatusField } from './EditFields'
import { type CellProps, nameOf } from './row-context'

/** A status as icon, text and tone, or a choice while the row is edited. */
export function StatusCell({ row, ctx }: CellProps) {
  const t = useText()
  const { icon, label: word, tone } = statusLook(row.edit.status)
  const label = (
    <StatusText icon={statusIcon(icon)} tone={tone}>
      {t.text(word)}
    </StatusText>
  )
  if (row.readOnly) return label
  const { status: problem, shippingTracking } = row.problems
  if (row.active || problem || shippingTracking) return <StatusField row={row} ctx={ctx} />
  return (
    <EditCell row={row} ctx={ctx} field="status" name={t('shipments.editStatus', { theatre: nameOf(row) })}>
      {label}
    </EditCell>
  )
}
