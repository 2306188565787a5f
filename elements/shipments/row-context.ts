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
  /** Its cells are fields now. */
  readonly active: boolean
  /** Other rows and orders that use the tracking number of the row. */
  readonly duplicates: Duplicates | undefined
}

/** What a row needs beside its shipment. It stays the same while one types. */
export interface RowContext {
  /** What can be done with rows. */
  readonly store: ShipmentsStore
  /** The partner's zone. */
  readonly zone: string
  /** The offset of the zone that the foot names; a ship-by with another one, across a clock change, shows its own. */
  readonly offset: string
  readonly times: Times
  readonly couriers: readonly ComboOption[]
  readonly shippingTypes: readonly ShippingType[]
  /** The rows are those whose drive comes back. */
  readonly returning: boolean
  /** How near a ship-by is; null while it is on its way. */
  readonly Risk: ComponentType<{ shipBy: string }> | null
  /** What is said under courier and tracking number; null while it is on its way. */
  readonly Notes: ComponentType<CellProps> | null
  /** The choice between two values of a row; null while it is on its way. */
  readonly Conflict: ComponentType<CellProps> | null
  /** Prints the labels of the shipments with these serials. */
  onPrint(serials: readonly number[]): void
  /** Makes the cells of a row fields, and puts the focus into one. */
  onOpen(id: string, field: EditField): void
  /** Leads from a row whose conflict was resolved to the next one. */
  onConflict(from: string): void
}

export interface CellProps {
  readonly row: ViewRow
  readonly ctx: RowContext
}

export const idOf = (row: ShipmentRow) => row.shipment.id
export const nameOf = (row: ShipmentRow) => row.shipment.theatre.name
/** Returns " (UTC−06:00)" for a ship-by across a clock change from the times whose offset the foot names, else an empty text. */
export function ownOffset(at: string, { times, zone, offset }: RowContext): string {
  const own = times.offset(at, zone)
  return own === '' || own === offset ? '' : ` (${own})`
}

/** Where a row's note is found, for the field that it speaks of. */
export const noteId = (id: string) => `note-${id}`

/** "1140 Division St, San Antonio, TX". */
export function addressOf({ shipment: { theatre } }: ShipmentRow): string {
  return [theatre.street, theatre.displayLocation || theatre.city].filter(Boolean).join(', ')
}
