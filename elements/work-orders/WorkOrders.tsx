import { useEffect } from 'react'
import type { ScreenProps } from '../base/description'
import { lazily } from '../base/lazily'
import type { attributes, events } from './index'
import { ListScreen } from './ListScreen'

export type WorkOrdersProps = ScreenProps<typeof attributes, typeof events>

const OrderScreen = lazily<WorkOrdersProps>(async () => (await import('./OrderScreen')).OrderScreen, 10)

/** The list, or the one order that is opened. */
export function WorkOrders({ values, host }: WorkOrdersProps) {
  const { workOrderNo } = values
  useEffect(() => {
    if (workOrderNo !== '') host.emit('reeldock-work-order-opened', { workOrderNo })
  }, [host, workOrderNo])
  return workOrderNo === '' ? (
    <ListScreen values={values} host={host} />
  ) : (
    <OrderScreen key={workOrderNo} values={values} host={host} />
  )
}
