import { useText } from '../kit/context'
import { noShipments } from '../kit/drawings/empty'
import { Heading } from '../kit/layout/Heading'
import { EmptyState } from '../kit/states/EmptyState'
import type { ShipmentsProps } from './contract'
import { ShipmentsScreen } from './ShipmentsScreen'

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  const t = useText()
  if (workOrderNo === '')
    return (
      <EmptyState isFirst drawing={noShipments} title={t('shipments.noOrder')}>
        {t('shipments.noOrderDetail')}
      </EmptyState>
    )
  return (
    <>
      <Heading depth={0} className="sr-only">
        {t('shipments.of', { workOrderNo })}
      </Heading>
      <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
    </>
  )
}
