import { cellsOf } from './delimited'
import { sheetFailure } from './sheet-failure'
import { type ImportSheet, readRows, sheetLimits, tableIn } from './spreadsheet'
import { findSwallowedRow, firstLineOf } from './swallowed-rows'

/** Delimiters of spreadsheet programs and the clipboard, in the order in which they are tried. */
const delimiters = ['\t', ';', ','] as const

/**
 * Reads comma-separated values, or a table from the clipboard. Every cell is plain text.
 * @throws Failure
 */
export function readTextSheet(bytes: Uint8Array): ImportSheet {
  const text = decode(bytes)
  if (text.trim() === '') throw sheetFailure('empty')
  if (controls.test(text)) throw sheetFailure('not-a-sheet')
  let open: number | null = null
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue
    const { rows, openQuote } = cellsOf(text, delimiter)
    const read = readRows(rows)
    open ??= openQuote
    if (!read) continue
    const line = openQuote ?? findSwallowedRow(rows, delimiter, read)
    if (line !== null) throw sheetFailure('open-quote', { line })
    if (read.rows.length > sheetLimits.rows) throw sheetFailure('too-many-rows')
    if (rows.some(row => row.length > sheetLimits.columns)) throw sheetFailure('too-many-columns')
    const longer = findLongerRow(rows)
    if (longer !== null) throw sheetFailure('extra-cells', { line: longer })
    return read
  }
  // The titles can be part of the cell with the unclosed quotation mark.
  if (open !== null) throw sheetFailure('open-quote', { line: open })
  throw sheetFailure(delimiters.some(delimiter => text.includes(delimiter)) ? 'no-titles' : 'not-a-sheet')
}

/**
 * Returns the line of the first row that is longer than the titles: a delimiter in a cell without quotation marks has
 * shifted its cells. Spreadsheet programs write rows of equal length, so cells beside the table have empty titles.
 */
function findLongerRow(rows: readonly (readonly string[])[]): number | null {
  const { below } = tableIn(rows) ?? { below: [] }
  const top = rows.length - below.length
  const max = rows[top - 1]?.length ?? 0
  const index = rows.findIndex((cells, index) => index >= top && cells.slice(max).some(cell => cell.trim() !== ''))
  return index < 0 ? null : firstLineOf(rows, index)
}

/** Control characters that texts do not contain, but pictures and programs do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are looked for
const controls = /[\0-\x08\x0e-\x1a]/

/**
 * Decodes a text by its byte order mark. A text without a mark is UTF-8 if valid, else Windows-1252, which Western
 * spreadsheets still write.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
