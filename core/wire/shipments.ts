import type { Cents, Instant } from './base'
import type { Theatre } from './theatres'

/** GET {main}/v1/work-orders/{no}/shipments answers Shipment[]. */
export interface Shipment {
  id: string
  ordinal: number // the spreadsheet's Serial Number, unique in its work order
  bookingNo: string
  status: ShipmentStatus
  dispatchedOn: Instant | null
  dispatchDeadline: Instant // ship by
  deliverOn: Instant // deliver by
  deliveryInstructions: string | null
  shippingDetails: Consignment | null
  returnDetails: Consignment | null
  price: Cents
  deliveryMode: 'PARTNERS' | 'ELECTRONIC'
  driveType: 'CRU' | 'USB' | null
  compositions: { id: string; cplName: string }[]
  theatre: Theatre
}
export type ShipmentStatus = 'pending' | 'dispatched' | 'delivered' | 'pending_cancellation' | 'cancelled' | 'rejected'
export interface Consignment {
  type: string | null
  slug: string | null
  reference: string | null
  comments: string | null
  address?: string | null
}
/** PUT {main}/v1/work-orders/{no}/shipments body ShipmentSent[], all or nothing; answers Shipment[]. */
export type ShipmentSent = Pick<
  Shipment,
  'id' | 'status' | 'dispatchedOn' | 'shippingDetails' | 'returnDetails' | 'price' | 'deliveryMode'
>
