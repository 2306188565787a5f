import { isReadOnly } from '../shipments/rules'
import type { Shipment } from '../wire/shipments'

/**
 * Returns whether a drive of this shipment is still to travel: cancelled, delivered and electronic shipments need no
 * label.
 */
export function needsLabel(shipment: Pick<Shipment, 'status' | 'deliveryMode'>): boolean {
  return !isReadOnly(shipment) && shipment.status !== 'delivered' && shipment.deliveryMode !== 'ELECTRONIC'
}
