import type { ComponentType } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import type { ShipmentsStore } from '../../core/shipments/store'
import type { EditField } from '../../core/shipments/types'
import type { ShippingType } from '../../core/wire/reference'
import type { ComboOption } from '../kit/fields/use-combo'
import type { Times } from './times'

/** A row as the table draws it. */
export interface ViewRow extends ShipmentRow {
  /** Whether the cells of the row are fields now. */
  readonly active: boolean
  /** Other rows and orders that use the tracking number of the row. */
  readonly duplicates: Duplicates | undefined
}

/** The data and actions of all rows. The object stays the same during typing. */
export interface RowContext {
  /** The store, for its actions. */
  readonly store: ShipmentsStore
  /** The partner's zone. */
  readonly zone: string
  /** The offset of the zone in the foot. A ship-by across a clock change shows its own offset. */
  readonly offset: string
  readonly times: Times
  readonly couriers: readonly ComboOption[]
  readonly shippingTypes: readonly ShippingType[]
  /** Whether the filter shows rows of returning drives only. */
  readonly returning: boolean
  /** The time until a ship-by; null until its file is loaded. */
  readonly Risk: ComponentType<{ shipBy: string }> | null
  /** The notes under courier and tracking number; null until their file is loaded. */
  readonly Notes: ComponentType<CellProps> | null
  /** The choice between two values of a row; null until its file is loaded. */
  readonly Conflict: ComponentType<CellProps> | null
  /** Prints the labels of the shipments with these serials. */
  onPrint(serials: readonly number[]): void
  /** Turns the cells of a row into fields, and focuses one. */
  onOpen(id: string, field: EditField): void
  /** Focuses the next conflict after the conflict of a row was resolved. */
  onConflict(from: string): void
}

export interface CellProps {
  readonly row: ViewRow
  readonly ctx: RowContext
}

export const idOf = (row: ShipmentRow) => row.shipment.id
export const nameOf = (row: ShipmentRow) => row.shipment.theatre.name
/**
 * Returns " (UTC−06:00)" for a ship-by whose offset differs from the offset in the foot because of a clock change;
 * otherwise an empty text.
 */
export function ownOffset(at: string, { times, zone, offset }: RowContext): string {
  const shipByOffset = times.offset(at, zone)
  return shipByOffset === '' || shipByOffset === offset ? '' : ` (${shipByOffset})`
}

/** Returns the id of a row's note, for the description of its field. */
export const noteId = (id: string) => `note-${id}`

/** Returns the address, for example "1140 Division St, San Antonio, TX". */
export function addressOf({ shipment: { theatre } }: ShipmentRow): string {
  return [theatre.street, theatre.displayLocation || theatre.city].filter(Boolean).join(', ')
}
