import type { WriteCall } from '../base/resource-types'
import type { CallOptions, Http } from '../http/http'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import { shipmentOf } from './mapping'

const pathOf = (workOrderNo: string) => `v1/work-orders/${encodeURIComponent(workOrderNo)}/shipments`

/** Reads GET {main}/v1/work-orders/{no}/shipments. */
export async function fetchShipments(http: Http, workOrderNo: string, call: CallOptions = {}): Promise<Shipment[]> {
  const shipments = await http.get<Shipment[] | null>('main', pathOf(workOrderNo), call)
  return (shipments ?? []).map(shipmentOf)
}

/**
 * Sends PUT {main}/v1/work-orders/{no}/shipments. The server saves all rows or none.
 * @returns the shipments of the response; an empty list when the response has no rows
 */
export async function saveShipments(http: Http, workOrderNo: string, sent: readonly ShipmentSent[], call: WriteCall) {
  const saved = await http.put<unknown>('main', pathOf(workOrderNo), sent, call)
  return Array.isArray(saved) ? saved.filter(row => row?.id).map(shipmentOf) : []
}
