import type { Instant } from '../wire/base'
import type { ShipmentStatus } from '../wire/shipments'

/** The fields of an edit that a screen shows. `dispatchedOn` follows the status. */
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

/** The editable content of a shipment. Texts are empty where the wire has null. */
export interface ShipmentEdit extends Readonly<Record<Exclude<EditField, 'status'>, string>> {
  readonly status: ShipmentStatus
  readonly dispatchedOn: Instant | null
}

/** Changes of a row. The date follows the status. */
export type RowChanges = Partial<Omit<ShipmentEdit, 'dispatchedOn'>>

/** Column ids of the shipping tab (specification, section 2). Rows can be sorted by all of them. */
export type SortColumn = 'address' | 'deliveryInstructions' | 'deliverBy' | 'shipBy' | 'shippingInfo' | 'status'

export interface SortOrder {
  readonly by: SortColumn
  readonly dir: 'asc' | 'desc'
}

/**
 * Keys of the legend's filters: raw statuses, the rows that a save would flag, and those with a drive that comes back.
 */
export type LegendKey = ShipmentStatus | 'needsTracking' | 'returning'
