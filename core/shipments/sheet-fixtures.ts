import type { Shipment } from '../wire/shipments'
import { workOrderNo } from './fixtures'
import { exportSheet } from './sheets/export-sheet'
import { type ImportSheet, readRows, type SheetValue, sheetColumns } from './sheets/spreadsheet'

const titles = sheetColumns.map(({ title }) => title)

/** The cells of a sheet's row by their titles. */
export type Typed = Partial<Record<(typeof titles)[number], SheetValue>>

/** Returns a sheet with typed cells. The work order number is filled in by default. The first row is row 2. */
export function typedSheet(...rows: Typed[]): ImportSheet {
  const read = readRows([
    titles,
    ...rows.map(row =>
      titles.map(title => (title in row ? (row[title] ?? null) : title === 'Work Order Number' ? workOrderNo : null)),
    ),
  ])
  if (!read) throw new Error('no titles')
  return read
}

/** Returns an export of shipments with some of its cells edited, by ordinal. */
export function editedExport(shipments: readonly Shipment[], edits: Record<number, Typed> = {}): ImportSheet {
  const { rows } = exportSheet(shipments, { workOrderNo, zone: 'America/New_York' })
  const read = readRows([
    titles,
    ...rows.map(row => titles.map((title, index) => edits[Number(row[0])]?.[title] ?? row[index] ?? null)),
  ])
  if (!read) throw new Error('no titles')
  return read
}
