import readWorkbook from 'read-excel-file/universal'
import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { SheetError } from './sheet-failures'
import { judgeCells, judgeFile } from './sheet-limits'
import { type ExportSheet, type ImportSheet, readRows, type SheetValue } from './spreadsheet'

/**
 * Reads an .xlsx: the first sheet of it that has a row of titles. Runs in the worker, or on the page where no worker may run.
 * @throws SheetError
 */
export async function readSheetFile(file: ArrayBuffer): Promise<ImportSheet> {
  const bytes = new Uint8Array(file)
  judgeFile(bytes)
  try {
    judgeCells(bytes)
    const sheets = await readWorkbook(file)
    for (const { sheet, data } of sheets) {
      const read = readRows(sheet, data as unknown as SheetValue[][])
      if (read) return read
    }
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('damaged', cause)
  }
  throw new SheetError('no-titles')
}

const headStyle = { fontWeight: 'bold', backgroundColor: '#e9e6e0', type: String } as const

/**
 * Writes an .xlsx. Every text is typed as text with the format "@", which spreadsheet programs keep when a cell is
 * edited: no number loses digits, and nothing that starts with = + - @ becomes a formula.
 */
export function writeSheetFile({ titles, widths, rows }: ExportSheet): Promise<Blob> {
  const data: SheetData = [
    titles.map(value => ({ ...headStyle, value })),
    ...rows.map(row =>
      row.map(value =>
        typeof value === 'number' ? { value, type: Number } : { value: escapeText(value), type: String, format: '@' },
      ),
    ),
  ]
  return writeWorkbook(data, {
    sheet: 'Shipments',
    stickyRowsCount: 1,
    columns: widths.map(width => ({ width })),
  }).toBlob()
}

/** Names that every object has: the writer's table of texts mistakes them for texts that it has seen. */
const objectNames = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * A text as the format holds it: what XML cannot carry, and what would read as such an escape, is written `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19).
 */
function escapeText(words: string): string {
  const escaped = words.replace(unsafeText, escapeUnits)
  return objectNames.has(escaped) ? escapeUnits(escaped.charAt(0)) + escaped.slice(1) : escaped
}

/** The start of an escape, control characters but tab and line feed, halves of a surrogate pair, and what is no character. */
const unsafeText = /_(?=x[0-9a-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|\ufffd|\p{Noncharacter_Code_Point}/giu

function escapeUnits(unsafe: string): string {
  return unsafe
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
}
