import { useEffect } from 'react'
import type { ScreenProps } from '../base/description'
import { Part } from '../base/Part'
import type { attributes, events } from './index'
import { ListScreen } from './ListScreen'

export type WorkOrdersProps = ScreenProps<typeof attributes, typeof events>

const loadOrder = async () => (await import('./OrderScreen')).OrderScreen

/** The list, or the one order that is opened. */
export function WorkOrders({ values, host }: WorkOrdersProps) {
  const { workOrderNo } = values
  useEffect(() => {
    if (workOrderNo !== '') host.emit('reeldock-work-order-opened', { workOrderNo })
  }, [host, workOrderNo])
  return workOrderNo === '' ? (
    <ListScreen values={values} host={host} />
  ) : (
    <Part key={workOrderNo} load={loadOrder} props={{ values, host }} rows={10} />
  )
}
