import type { Shipment } from '../../../../core/wire/shipments'

/** A row of the grid: a shipment, or the opened content of one. */
export interface Item {
  readonly id: string
  readonly shipment: Shipment
  /** The tracking number as it is typed. */
  number: string
  /** For opened content, the id of its row; missing for a row. */
  readonly opens?: string
}
