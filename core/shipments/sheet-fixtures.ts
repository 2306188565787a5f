import type { Shipment } from '../wire/shipments'
import { workOrderNo } from './fixtures'
import { exportSheet } from './sheets/export-sheet'
import { type ImportSheet, readRows, type SheetValue, sheetColumns } from './sheets/spreadsheet'

const titles = sheetColumns.map(({ title }) => title)

/** Cells of a row of the sheet by their titles, in the words of a spreadsheet. */
export type Typed = Partial<Record<(typeof titles)[number], SheetValue>>

/** A sheet as somebody typed it; the work order number is there unless said otherwise. Its first row is row 2. */
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

/** The export of shipments with some of its cells typed over, by ordinal. */
export function editedExport(shipments: readonly Shipment[], edits: Record<number, Typed> = {}): ImportSheet {
  const { rows } = exportSheet(shipments, { workOrderNo, zone: 'America/New_York' })
  const read = readRows([
    titles,
    ...rows.map(row => titles.map((title, at) => edits[Number(row[0])]?.[title] ?? row[at] ?? null)),
  ])
  if (!read) throw new Error('no titles')
  return read
}
