import type { Dock, DockBay } from '../../core/appliances/types'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import { useText } from '../kit/context'
import { Panel } from '../kit/Panel'
import { Chassis } from '../kit/Slot'
import { BaySlot } from '../parts/BaySlot'
import { type BudgetOfCopy, type BudgetOfOrder, budgetedCopy } from '../parts/budgeted'

interface OrderBaysProps {
  /** With the bays of this order alone. */
  docks: readonly Dock[]
  shipments: ReadonlyMap<string, BayShipment>
  Budget: BudgetOfCopy | null
  Budgets: BudgetOfOrder | null
}

/** The drives that this order is copied onto, appliance by appliance. */
export function OrderBays({ docks, shipments, Budget, Budgets }: OrderBaysProps) {
  const t = useText()
  if (docks.length === 0) return null
  const shipmentOf = (bay: DockBay) => (bay.bookingNo === null ? undefined : shipments.get(bay.bookingNo))
  // Of one that is away nothing is known.
  const heard = docks.filter(({ isOnline }) => isOnline).flatMap(({ bays }) => bays)
  const copies = heard.flatMap(bay => budgetedCopy(bay, shipmentOf(bay)) ?? [])
  return (
    <Panel padded label={t('duplicate.running')}>
      <h3 className="panel-title">{t('duplicate.running')}</h3>
      {Budgets && <Budgets copies={copies} />}
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
                shipment={shipmentOf(bay)}
                still={!dock.isOnline}
                Budget={Budget}
              />
            ))}
          </Chassis>
        </div>
      ))}
    </Panel>
  )
}
