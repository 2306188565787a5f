import truck from 'icon:truck'
import type { ScreenProps } from '../base/description'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import type { attributes, events } from './index'
import { ShipmentsScreen } from './ShipmentsScreen'

export type ShipmentsProps = ScreenProps<typeof attributes, typeof events>

export function Shipments({ values, host }: ShipmentsProps) {
  const t = useText()
  const { workOrderNo } = values
  if (workOrderNo === '')
    return (
      <EmptyState icon={truck} title={t('shipments.noOrder')}>
        {t('shipments.noOrderDetail')}
      </EmptyState>
    )
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
