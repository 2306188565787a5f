import type { Dock } from '../../core/appliances/types'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import { useText } from '../kit/context'
import { Panel } from '../kit/Panel'
import { Chassis } from '../kit/Slot'
import { BaySlot } from '../parts/BaySlot'

interface OrderBaysProps {
  /** With the bays of this order alone. */
  docks: readonly Dock[]
  shipments: ReadonlyMap<string, BayShipment>
}

/** The drives that this order is copied onto, appliance by appliance. */
export function OrderBays({ docks, shipments }: OrderBaysProps) {
  const t = useText()
  if (docks.length === 0) return null
  return (
    <Panel padded label={t('duplicate.running')}>
      <h3 className="panel-title">{t('duplicate.running')}</h3>
      {docks.map(dock => (
        <div key={dock.id} className="order-bays">
          <p>
            <b>{dock.name}</b> <span className="mono">{dock.serialNo}</span>
          </p>
          <Chassis label={dock.name} columns={8}>
            {dock.bays.map(bay => (
              <BaySlot
                key={bay.bay}
                bay={bay}
                slots={dock.slots}
                shipment={bay.bookingNo === null ? undefined : shipments.get(bay.bookingNo)}
                still={!dock.isOnline}
              />
            ))}
          </Chassis>
        </div>
      ))}
    </Panel>
  )
}
