import { workOrdersCount } from '../../core/work-orders/counts'
import { useStore } from '../base/hooks'
import { useLocale } from '../kit/context'

/** How many work orders are active, as it changes; nothing while it is not known. */
export function ActiveOrders() {
  const { counts } = useStore(workOrdersCount)
  const format = new Intl.NumberFormat(useLocale())
  const count = counts.value.data?.activeWorkOrdersCount
  return count === undefined ? null : format.format(count)
}
