import { isWarned } from '../../../core/shipments/sheets/import-checks'
import { hasUnknownStatus } from '../../../core/shipments/sheets/import-fixes'
import {
  type courierFields,
  outcomeRules,
  type PlannedRow,
  type Resolution,
} from '../../../core/shipments/sheets/import-rows'
import type { EditField } from '../../../core/shipments/types'
import type { ShippingType } from '../../../core/wire/reference'
import type { ComboOption } from '../../kit/fields/use-combo'

export type CourierField = (typeof courierFields)[number]

/** Returns the name of a row: its theatre, or its serial when no shipment has that serial. */
export const nameOf = (row: PlannedRow) => row.theatre || row.serial

/** A row of the sheet as the preview draws it. */
export interface PreviewRow extends PlannedRow {
  /** The count of cells with the same text as a courier cell that needs a correction. */
  readonly alike: Readonly<Record<CourierField, number>>
}

/** The data and actions that all cells share. */
export interface PreviewContext {
  readonly couriers: readonly ComboOption[]
  readonly shippingTypes: readonly ShippingType[]
  /** Sets the text of one cell in some rows. */
  onFix(rows: readonly number[], field: EditField, text: string): void
  /** Resolves the conflict of a row. */
  onResolve(row: number, keep: Resolution['keep']): void
  /**
   * Corrects a cell.
   * @param all whether to correct every cell with the same text
   */
  onCorrect(row: number, field: EditField, text: string, all: boolean): void
}

export interface PreviewCellProps<Field extends EditField = EditField> {
  readonly row: PreviewRow
  readonly field: Field
  readonly ctx: PreviewContext
}

/** Returns whether a row needs a person's attention: it blocks the import, or the grid would warn about it. */
export function isTroubled(row: PlannedRow): boolean {
  return (
    outcomeRules[row.outcome].troubled ||
    row.blocks ||
    (row.outcome === 'change' && isWarned(row.checks)) ||
    hasUnknownStatus(row)
  )
}

/** Returns the rank of a row for sorting: blocking rows come first, unchanged rows last. */
export function rankOf(row: PlannedRow): number {
  if (row.blocks) return 0
  if (isTroubled(row)) return 1
  return row.outcome === 'same' ? 3 : 2
}

export type PreviewFilter = 'all' | 'problems' | 'changes'

/** Returns the rows that a filter shows. Unchanged rows are included only while they are unfolded. */
export function previewRows(
  rows: readonly PlannedRow[],
  { filter, isUnfolded }: { filter: PreviewFilter; isUnfolded: boolean },
  alike: (row: number, field: EditField) => readonly number[],
): PreviewRow[] {
  const fits: Record<PreviewFilter, (row: PlannedRow) => boolean> = {
    all: row => isUnfolded || rankOf(row) < 3,
    problems: isTroubled,
    changes: ({ outcome }) => outcome === 'change',
  }
  const shown = rows.filter(fits[filter])
  const count = (row: PlannedRow, field: CourierField) =>
    row.cells[field].state === 'problem' ? alike(row.row, field).length : 0
  return shown.map(row => ({
    ...row,
    cells: row.outcome === 'repeated' ? asInSheet(row.cells) : row.cells,
    alike: { shippingCourier: count(row, 'shippingCourier'), returnCourier: count(row, 'returnCourier') },
  }))
}

/** Returns the cells of a row with a repeated serial without changes, because such a row is not applied. */
function asInSheet(cells: PlannedRow['cells']): PlannedRow['cells'] {
  const entries = Object.entries(cells).map(([field, cell]) => [
    field,
    cell.state === 'changed' ? { ...cell, state: 'kept' } : cell,
  ])
  return Object.fromEntries(entries)
}
