import type { Instant } from '../wire/base'
import type { ShipmentStatus } from '../wire/shipments'

/** The fields of an edit that a field or a cell shows; `dispatchedOn` follows the status by itself. */
export const editFields = [
  'status',
  'shippingCourier',
  'shippingTracking',
  'shippingComments',
  'returnCourier',
  'returnTracking',
  'returnComments',
] as const
export type EditField = (typeof editFields)[number]

/** What a person may change of a shipment. Texts are empty where the wire has null. */
export interface ShipmentEdit extends Readonly<Record<Exclude<EditField, 'status'>, string>> {
  readonly status: ShipmentStatus
  readonly dispatchedOn: Instant | null
}

/** What is typed over a row; its date follows its status. */
export type RowChanges = Partial<Omit<ShipmentEdit, 'dispatchedOn'>>

/** Column ids of the shipping tab (specification, section 2); all of them sort. */
export type SortColumn = 'address' | 'deliveryInstructions' | 'deliverBy' | 'shipBy' | 'shippingInfo' | 'status'

export interface SortOrder {
  readonly by: SortColumn
  readonly dir: 'asc' | 'desc'
}

/** What the legend filters by: a status as it came, the rows that a save would flag, or those whose drive comes back. */
export type LegendKey = ShipmentStatus | 'needsTracking' | 'returning'
