import { isReadOnly } from '../shipments/rules'
import type { Shipment } from '../wire/shipments'

/** Whether a drive of this shipment is still to travel: what was called off, has arrived or goes by wire needs no label. */
export function needsLabel(shipment: Pick<Shipment, 'status' | 'deliveryMode'>): boolean {
  return !isReadOnly(shipment) && shipment.status !== 'delivered' && shipment.deliveryMode !== 'ELECTRONIC'
}
