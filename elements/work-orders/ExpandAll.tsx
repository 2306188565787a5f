import expandIcon from 'icon:arrows-diagonal'
import collapseIcon from 'icon:arrows-diagonal-minimize-2'
import { useSignals } from '@preact/signals-react/runtime'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import type { OpenOrders } from './OrdersTable'

interface Props {
  rows: readonly WorkOrderRow[]
  open: OpenOrders
}

/** A button that opens all shown orders, and closes them when all are open. */
export function ExpandAll({ rows, open }: Props) {
  useSignals()
  const t = useText()
  const areAllOpen = rows.every(row => open.value.has(row.workOrderNo))
  return (
    <IconButton
      kind="plain"
      size="control"
      icon={areAllOpen ? collapseIcon : expandIcon}
      label={t(areAllOpen ? 'workOrders.collapseAll' : 'workOrders.expandAll')}
      onClick={() => {
        open.value = new Set(areAllOpen ? [] : rows.map(row => row.workOrderNo))
      }}
    />
  )
}
