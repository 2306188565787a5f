import type { WriteCall } from '../base/resource-types'
import type { CallOptions, Http } from '../http/http'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import { shipmentOf } from './mapping'

const pathOf = (workOrderNo: string) => `v1/work-orders/${encodeURIComponent(workOrderNo)}/shipments`

/** GET {main}/v1/work-orders/{no}/shipments. */
export async function fetchShipments(http: Http, workOrderNo: string, call: CallOptions = {}): Promise<Shipment[]> {
  const shipments = await http.get<Shipment[] | null>('main', pathOf(workOrderNo), call)
  return (shipments ?? []).map(shipmentOf)
}

/**
 * PUT {main}/v1/work-orders/{no}/shipments: all or nothing. Answers shipments as they are now, those that were sent at
 * least; none where the answer holds none.
 */
export async function saveShipments(http: Http, workOrderNo: string, sent: readonly ShipmentSent[], call: WriteCall) {
  const saved = await http.put<unknown>('main', pathOf(workOrderNo), sent, call)
  return Array.isArray(saved) ? saved.filter(row => row?.id).map(shipmentOf) : []
}
