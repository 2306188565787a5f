import { cellsOf } from './delimited'
import { sheetFailure } from './sheet-fault'
import { type ImportSheet, readRows, sheetLimits, tableIn } from './spreadsheet'

/** Delimiters that spreadsheet programs write, or put on the clipboard, in the order in which they are tried. */
const delimiters = ['\t', ';', ','] as const

/**
 * Reads comma-separated values, or a table from the clipboard: every cell is the text that it is.
 * @throws Failure
 */
export function readTextSheet(bytes: Uint8Array): ImportSheet {
  const words = decode(bytes)
  if (words.trim() === '') throw sheetFailure('empty')
  if (controls.test(words)) throw sheetFailure('not-a-sheet')
  for (const delimiter of delimiters) {
    if (!words.includes(delimiter)) continue
    const { rows, openQuote } = cellsOf(words, delimiter)
    const read = readRows(rows)
    if (!read) continue
    const line = openQuote ?? swallowingLine(rows, delimiter)
    if (line !== null) throw sheetFailure('open-quote', { line })
    if (read.rows.length > sheetLimits.rows) throw sheetFailure('too-many-rows')
    if (rows.some(row => row.length > sheetLimits.columns)) throw sheetFailure('too-many-columns')
    return read
  }
  throw sheetFailure(delimiters.some(delimiter => words.includes(delimiter)) ? 'no-titles' : 'not-a-sheet')
}

/**
 * Returns the line of a cell that holds a whole row after a line break, so that one quotation mark was closed by that of another
 * row; null without one. The work order number stands at its place in such a row.
 */
function swallowingLine(rows: readonly (readonly string[])[], delimiter: string): number | null {
  const position = tableIn(rows)?.columns.get('workOrder') ?? -1
  let line = 1
  for (const cells of rows) {
    const number = cells[position]?.trim() ?? ''
    for (const cell of cells) {
      const [, ...inner] = cell.split(lineBreak)
      if (number !== '' && inner.some(text => text.split(delimiter)[position]?.trim() === number)) return line
      line += inner.length
    }
    line += 1
  }
  return null
}

const lineBreak = /\r\n?|\n/

/** Characters that stand in no text, but in every picture and program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are looked for
const controls = /[\0-\x08\x0e-\x1a]/

/** By its byte order mark; without one UTF-8 where it is that, else Windows-1252, which Western spreadsheets still write. */
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
