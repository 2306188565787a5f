import { createCsvReader } from '../../base/csv'

interface DelimitedCells {
  /** Empty lines are rows, so that rows are numbered as in a spreadsheet. */
  readonly rows: string[][]
  /** The line of an unclosed quotation mark, which would swallow the rows after it; else null. */
  readonly openQuote: number | null
}

/** Returns the cells of a text, row by row. */
export function cellsOf(text: string, delimiter: string): DelimitedCells {
  const rows: string[][] = []
  const reader = createCsvReader(cells => rows.push(cells.map(unwrapText)), delimiter)
  reader.push(text)
  return { openQuote: reader.end(), rows }
}

/**
 * Returns the cells of a pasted text. An unclosed quotation mark counts as text, since a person cannot correct it on
 * the clipboard.
 */
export function pastedCells(text: string, delimiter: string): readonly (readonly string[])[] {
  const { rows, openQuote } = cellsOf(text, delimiter)
  return openQuote === null ? rows : text.split(/\r\n?|\n/).map(line => line.split(delimiter))
}

/** Returns the text of `="0012"`, the form in which delimited files keep a text that looks like a number. */
function unwrapText(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
