import type { Shipment } from '../../../../core/wire/shipments'

/** A row of the grid: a shipment, or what a shipment shows while it is open. */
export interface Item {
  readonly id: string
  readonly shipment: Shipment
  /** As it is typed. */
  number: string
  /** Id of the row that it belongs to, if it is an opened part. */
  readonly opens?: string
}
