import type { ImportPlan, PlannedRow } from '../../../core/shipments/sheets/import-plan'
import { outcomeRules } from '../../../core/shipments/sheets/import-plan'
import type { EditField } from '../../../core/shipments/types'
import type { ComboOption } from '../../kit/fields/use-combo'

export type CourierField = 'shippingCourier' | 'returnCourier'

/** A row of the sheet as the preview draws it. */
export interface PreviewRow extends PlannedRow {
  /** How many cells hold the same text as a courier cell that needs correcting. */
  readonly alike: Readonly<Record<CourierField, number>>
}

/** What a cell of the preview needs beside its row. */
export interface PreviewContext {
  readonly couriers: readonly ComboOption[]
  /** `all`: every cell with the same text. */
  onCorrect(row: number, field: EditField, words: string, all: boolean): void
}

export interface PreviewCellProps<Field extends EditField = EditField> {
  readonly row: PreviewRow
  readonly field: Field
  readonly ctx: PreviewContext
}

/** The row waits for a cell to be corrected. */
export function isOpen({ cells, outcome }: PreviewRow, field: EditField): boolean {
  return cells[field].state === 'problem' && outcome === 'problem'
}

export type PreviewFilter = 'all' | 'problems' | 'changes'

export function previewRows(
  plan: ImportPlan,
  filter: PreviewFilter,
  alike: (row: number, field: EditField) => readonly number[],
): PreviewRow[] {
  const shown = plan.rows.filter(
    row => filter === 'all' || (filter === 'problems' ? outcomeRules[row.outcome].troubled : row.outcome === 'change'),
  )
  const count = (row: PlannedRow, field: CourierField) =>
    row.cells[field].state === 'problem' ? alike(row.row, field).length : 0
  return shown.map(row => ({
    ...row,
    cells: row.outcome === 'repeated' ? asInSheet(row.cells) : row.cells,
    alike: { shippingCourier: count(row, 'shippingCourier'), returnCourier: count(row, 'returnCourier') },
  }))
}

/** Nothing changes by them. */
function asInSheet(cells: PlannedRow['cells']): PlannedRow['cells'] {
  const entries = Object.entries(cells).map(([field, cell]) => [
    field,
    cell.state === 'changed' ? { ...cell, state: 'kept' } : cell,
  ])
  return Object.fromEntries(entries)
}
