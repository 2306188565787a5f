import type { ImportPlan } from '../../../core/shipments/sheets/import-plan'
import { type courierFields, outcomeRules, type PlannedRow } from '../../../core/shipments/sheets/import-rows'
import type { EditField } from '../../../core/shipments/types'
import type { ComboOption } from '../../kit/fields/use-combo'

export type CourierField = (typeof courierFields)[number]

/** Names a row: by its theatre, or by its serial where no shipment has that. */
export const nameOf = (row: PlannedRow) => row.theatre || row.serial

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

/** Whether a row needs a person's attention. */
export function isTroubled({ outcome, blocks }: PlannedRow): boolean {
  return outcomeRules[outcome].troubled || blocks
}

export type PreviewFilter = 'all' | 'problems' | 'changes'

export function previewRows(
  plan: ImportPlan,
  filter: PreviewFilter,
  alike: (row: number, field: EditField) => readonly number[],
): PreviewRow[] {
  const shown = plan.rows.filter(
    row => filter === 'all' || (filter === 'problems' ? isTroubled(row) : row.outcome === 'change'),
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
