import { format } from 'numfmt'
import { isMarked } from './marked-cells'
import { isLocalDay } from './number-formats'
import type { Cell, ImportSheet, SheetRow } from './spreadsheet'

/** This module loads only for sheets with formatted numbers, since the formatter is larger than the reader of rows. */

/** The day zero of spreadsheets. Spreadsheets treat 1900 as a leap year, so it is December 30. */
const dayZero = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000

/**
 * Returns a sheet with the texts that the file shows in its formatted cells. Cells with a text that equals the stored
 * value become plain values.
 */
export function withShownTexts(sheet: ImportSheet): ImportSheet {
  return { ...sheet, rows: sheet.rows.map(shownRow), others: sheet.others.map(withShownTexts) }
}

function shownRow(row: SheetRow): SheetRow {
  const cells = Object.entries(row.cells).map(([column, cell]) => [column, shownCell(cell)])
  return { ...row, cells: Object.fromEntries(cells) }
}

function shownCell(cell: Cell): Cell {
  if (!isMarked(cell) || cell.kind !== 'formatted') return cell
  const { value } = cell
  if (value instanceof Date && Number.isNaN(value.getTime())) return cell
  const stored = value instanceof Date ? (value.getTime() - dayZero) / dayLength : value
  const shown = format(cell.format, stored, { throws: false }).trim()
  const isDay = isLocalDay(cell.format) || (value instanceof Date && shown === '')
  if (isDay && typeof stored === 'number') return { ...cell, shown, day: dayText(stored) }
  return shown === String(value) ? value : { ...cell, shown }
}

/** Returns a day of a spreadsheet in an unambiguous form, with its time unless that is midnight. */
function dayText(stored: number): string {
  const minute = new Date(Math.round(dayZero + stored * dayLength)).toISOString().slice(0, 16).replace('T', ' ')
  return minute.replace(' 00:00', '')
}
