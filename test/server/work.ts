import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import type { WorkOrderList } from '../../core/wire/work-orders'
import type { Visitor } from './visitor'

/** A shipment that waits to be sent, its order's address, and the ETag of what was read. */
export async function pendingShipment(
  visitor: Visitor,
): Promise<{ path: string; shipment: Shipment; etag: string; workOrderNo: string }> {
  const { body } = await visitor.call('GET', '/api/main/v1/work-orders?items=current&ps=50&offset=0')
  for (const { workOrderNo } of (body as WorkOrderList).workOrders) {
    const path = `/api/main/v1/work-orders/${workOrderNo}/shipments`
    const answer = await visitor.call('GET', path)
    const shipment = (answer.body as Shipment[]).find(
      ({ status, deliveryMode }) => status === 'pending' && deliveryMode === 'PARTNERS',
    )
    if (shipment) return { path, shipment, etag: answer.headers.get('etag') ?? '', workOrderNo }
  }
  throw new Error('No shipment is pending')
}

export function sentOf(shipment: Shipment): ShipmentSent {
  const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = shipment
  return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode }
}
