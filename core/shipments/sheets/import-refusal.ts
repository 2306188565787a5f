import { text } from '../../i18n/translate'
import { cellText } from './import-cells'
import type { ImportFailure } from './import-plan'
import { isMarked } from './marked-cells'
import { type ImportSheet, requiredColumns, type SheetRow, sheetColumns } from './spreadsheet'

/**
 * Returns the reason to refuse a whole sheet: columns or rows are missing, or a row belongs to another work order; else
 * null.
 */
export function refusalOf(sheet: ImportSheet, workOrderNo: string): ImportFailure | null {
  const missing: readonly string[] = requiredColumns.filter(column => sheet.missing.includes(column))
  const titles = sheetColumns.filter(({ id }) => missing.includes(id)).map(({ title }) => title)
  if (titles.length > 0) return { message: text('shipments.import.missingColumns'), items: titles }
  if (sheet.rows.length === 0) return { message: text('shipments.import.noRows'), items: [] }
  const others = sheet.rows.filter(({ cells }) => cellText(cells.workOrder) !== workOrderNo)
  if (others.length === 0) return null
  const isUncalculated = others.every(
    ({ cells: { workOrder } }) => isMarked(workOrder) && workOrder.kind === 'no-result',
  )
  if (isUncalculated) return { message: text('shipments.import.workOrderNoResult'), items: rowNames(others) }
  return { message: text('shipments.import.invalidWorkOrder'), items: numbersWithRows(others) }
}

const maxNamedRows = 5

/**
 * Returns texts such as "WO-48214 (#3, #4)": each other number with its first rows. A blank cell is shown as a dash.
 */
function numbersWithRows(rows: readonly SheetRow[]): string[] {
  const found = new Map<string, number[]>()
  for (const { row, cells } of rows) {
    const number = cellText(cells.workOrder) || '–'
    found.set(number, [...(found.get(number) ?? []), row])
  }
  return [...found].map(([number, indices]) => {
    return `${number} (${namesOf(indices).join(', ')})`
  })
}

function rowNames(rows: readonly SheetRow[]): string[] {
  return namesOf(rows.map(({ row }) => row))
}

/** Returns the first rows as "#3". An ellipsis stands for further rows. */
function namesOf(rows: readonly number[]): string[] {
  const named = rows.slice(0, maxNamedRows).map(row => `#${row}`)
  return rows.length > maxNamedRows ? [...named, '…'] : named
}
