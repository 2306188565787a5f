import type { ShipmentsProps } from './contract'
import { Nothing } from './Nothing'
import { ShipmentsScreen } from './ShipmentsScreen'

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  if (workOrderNo === '') return <Nothing of="order" />
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
