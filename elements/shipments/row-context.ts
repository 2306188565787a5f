import type { ComponentType } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { EditField, RowChanges } from '../../core/shipments/types'
import type { ShippingType } from '../../core/wire/reference'
import type { ComboOption } from '../kit/fields/use-combo'
import type { Times } from './times'

/** A row as the table draws it. */
export interface ViewRow extends ShipmentRow {
  /** Its cells are fields now. */
  readonly active: boolean
}

/** What can be done with rows. */
export interface RowActions {
  onEdit(id: string, changes: RowChanges): void
  /** Many rows in one step. */
  onEditMany(changes: ReadonlyMap<string, RowChanges>): void
  /** Answers the rows that changed by it. */
  onUndoLast(): readonly string[]
  /** Does again what was taken back last; answers the rows that changed by it. */
  onRedoLast(): readonly string[]
  /** Drops what was typed in rows. */
  onUndo(ids: readonly string[]): void
  onTakeTheirs(ids: readonly string[]): void
  onKeepMine(ids: readonly string[]): void
}

/** What a row needs beside its shipment. It stays the same while one types. */
export interface RowContext extends RowActions {
  /** The partner's zone. */
  readonly zone: string
  readonly times: Times
  readonly couriers: readonly ComboOption[]
  /** How near a ship-by is; null while it is on its way. */
  readonly Risk: ComponentType<{ shipBy: string }> | null
  /** Prints the label of the shipment with this serial. */
  onPrint(ordinal: number): void
  readonly shippingTypes: readonly ShippingType[]
  /** The rows are those whose drive comes back. */
  readonly returning: boolean
  /** Makes the cells of a row fields, and puts the focus into one. */
  onOpen(id: string, field: EditField): void
}

export interface CellProps {
  readonly row: ViewRow
  readonly ctx: RowContext
}

export const idOf = (row: ShipmentRow) => row.shipment.id
export const nameOf = (row: ShipmentRow) => row.shipment.theatre.name

/** "1140 Division St, San Antonio, TX". */
export function addressOf({ shipment: { theatre } }: ShipmentRow): string {
  return [theatre.street, theatre.displayLocation || theatre.city].filter(Boolean).join(', ')
}
