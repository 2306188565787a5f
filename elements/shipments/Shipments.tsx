import type { ScreenProps } from '../base/description'
import { Part } from '../kit/Part'
import type { attributes, events } from './index'
import { nothingPart } from './nothing-part'
import { ShipmentsScreen } from './ShipmentsScreen'

export type ShipmentsProps = ScreenProps<typeof attributes, typeof events>

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  if (workOrderNo === '') return <Part of={nothingPart} rows={1} props={{ of: 'order' }} />
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
