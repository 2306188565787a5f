import { hasToShip } from '../../core/work-orders/rules'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { ShipByRisk } from '../views/ShipByRisk'

export interface OrderRiskProps {
  row: WorkOrderRow
}

/** How near the ship-by of an order is, where something is still to be shipped by then; files wait for no pick-up. */
export function OrderRisk({ row }: OrderRiskProps) {
  const { nextShipBy, past, status, deliveryMode } = row
  if (nextShipBy === null || past || !hasToShip(status)) return null
  return <ShipByRisk shipBy={nextShipBy} pickedUp={deliveryMode !== 'ELECTRONIC'} />
}
