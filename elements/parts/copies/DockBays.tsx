import { lazy } from '../../../core/base/lazy'
import { Part } from '../../kit/feedback/Part'
import { Chassis } from '../../kit/layout/Slot'
import type { BayMapProps } from './BayMap'
import { BaySlot } from './BaySlot'

/** The maximum count of bays that are shown as slots. An appliance with more is shown as a map. */
const maxSlots = 12

const mapPart = lazy(() => import('./BayMap'), 'BayMap')

interface DockBaysProps extends BayMapProps {
  columns: 4 | 8
}

/** The bays of an appliance: as slots side by side, or as a map if there are many. */
export function DockBays({ columns, ...props }: DockBaysProps) {
  const { dock, shipmentOf, isLabelBusy, ...rest } = props
  if (dock.bays.length > maxSlots) return <Part of={mapPart} rows={2} props={props} />
  return (
    <Chassis label={dock.name} columns={columns}>
      {dock.bays.map(bay => (
        <BaySlot
          key={bay.bay}
          bay={bay}
          slots={dock.slots}
          shipment={shipmentOf(bay)}
          still={!dock.isOnline}
          dockName={dock.name}
          labelBusy={isLabelBusy?.(bay)}
          {...rest}
        />
      ))}
    </Chassis>
  )
}
