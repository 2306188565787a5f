import type { ScreenProps } from '../base/description'
import { Part } from '../base/Part'
import type { attributes, events } from './index'
import { loadNothing } from './load-nothing'
import { ShipmentsScreen } from './ShipmentsScreen'

export type ShipmentsProps = ScreenProps<typeof attributes, typeof events>

export function Shipments({ values, host }: ShipmentsProps) {
  const { workOrderNo } = values
  if (workOrderNo === '') return <Part load={loadNothing} rows={1} props={{ of: 'order' }} />
  return <ShipmentsScreen key={workOrderNo} workOrderNo={workOrderNo} host={host} />
}
