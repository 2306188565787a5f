import { useText } from '../kit/context'
import { noShipments } from '../kit/drawings/empty'
import { EmptyState } from '../kit/states/EmptyState'
import type { ShipmentsProps } from './contract'
import { ShipmentsScreen } from './ShipmentsScreen'

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  const t = useText()
  if (workOrderNo === '')
    return (
      <EmptyState drawing={noShipments} title={t('shipments.noOrder')}>
        {t('shipments.noOrderDetail')}
      </EmptyState>
    )
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
