import { Part } from '../kit/Part'
import type { ShipmentsProps } from './index'
import { nothingPart } from './nothing-part'
import { ShipmentsScreen } from './ShipmentsScreen'

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  if (workOrderNo === '') return <Part of={nothingPart} rows={1} props={{ of: 'order' }} />
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
