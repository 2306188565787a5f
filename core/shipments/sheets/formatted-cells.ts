import { editFields } from '../types'
import { stylesAt } from './cell-marks'
import { dateText, isMarked, type MarkedCell } from './marked-cells'
import { formatsIn } from './number-formats'
import { columnName } from './sheet-markup'
import { type SheetValue, tableIn } from './spreadsheet'

type Data = SheetValue[][]

/**
 * Marks the numbers, dates and booleans in the columns of an import with their number formats, since the file may show
 * another form than the stored value.
 * @param data the rows of a worksheet, which are changed in place
 * @param xml returns the markup of the worksheet
 * @param styles returns the markup of the workbook's styles
 */
export function markFormatted(data: Data, xml: () => string, styles: () => string): void {
  const table = tableIn(data)
  if (table === null) return
  const positions = editFields.flatMap(field => table.columns.get(field) ?? [])
  const first = data.length - table.below.length
  const found = new Map<string, { readonly row: SheetValue[]; readonly position: number }>()
  for (const [index, row] of data.slice(first).entries())
    for (const position of positions)
      if (isFormattable(row[position]) || isZeroResult(row[position]))
        found.set(columnName(position) + (first + index + 1), { row, position })
  if (found.size === 0) return
  const numbers = stylesAt(xml(), new Set(found.keys()))
  const formats = formatsIn(styles())
  for (const [address, { row, position }] of found) {
    const value = row[position]
    const format = formats[numbers.get(address) ?? -1] ?? 'General'
    if (isZeroResult(value)) row[position] = { ...value, format }
    if (!isFormattable(value)) continue
    row[position] = {
      kind: 'formatted',
      value,
      format,
      shown: value instanceof Date ? dateText(value) : String(value),
    }
  }
}

function isFormattable(value: SheetValue | undefined): value is number | boolean | Date {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
}

function isZeroResult(value: SheetValue | undefined): value is Extract<MarkedCell, { kind: 'empty-result' }> {
  return isMarked(value) && value.kind === 'empty-result' && value.shown === '0'
}
