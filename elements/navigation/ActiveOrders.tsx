import { workOrdersCount } from '../../core/work-orders/counts'
import { useStore } from '../base/bridge/hooks'
import { useLocale } from '../kit/context'

/** How many work orders are active, as it changes, and room for it before it is known. */
export function ActiveOrders() {
  const { counts } = useStore(workOrdersCount)
  const format = new Intl.NumberFormat(useLocale())
  const count = counts.value.data?.activeWorkOrdersCount
  return <span className="header-count">{count !== undefined && format.format(count)}</span>
}
