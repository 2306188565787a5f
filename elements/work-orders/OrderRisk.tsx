import { hasToShip } from '../../core/work-orders/rules'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { usePart } from '../kit/feedback/Part'
import { schedulePart } from '../views/schedule-part'

/** The risk of the ship-by of an order that still has to ship. Electronic orders need no pick-up. */
export function OrderRisk({ row }: { row: WorkOrderRow }) {
  const Risks = usePart(schedulePart)
  const { nextShipBy, past, status, deliveryMode } = row
  if (Risks === null || nextShipBy === null || past || !hasToShip(status)) return null
  return <Risks.ShipByRisk shipBy={nextShipBy} pickedUp={deliveryMode !== 'ELECTRONIC'} />
}
