import { createCsvReader } from '../../base/csv'

interface DelimitedCells {
  /** Empty lines are rows, so that rows are numbered as in a spreadsheet. */
  readonly rows: string[][]
  /** The line of a quotation mark that is never closed, so that its cell would swallow the rows after it; else null. */
  readonly openQuote: number | null
}

/** Returns the cells of a text, row by row. */
export function cellsOf(text: string, delimiter: string): DelimitedCells {
  const rows: string[][] = []
  const reader = createCsvReader(cells => rows.push(cells.map(plain)), delimiter)
  reader.push(text)
  return { openQuote: reader.end(), rows }
}

/** Returns the cells of a pasted text. A quotation mark that is never closed is text, since nobody can mend it on the clipboard. */
export function pastedCells(text: string, delimiter: string): readonly (readonly string[])[] {
  const { rows, openQuote } = cellsOf(text, delimiter)
  return openQuote === null ? rows : text.split(/\r\n?|\n/).map(line => line.split(delimiter))
}

/** `="0012"` is how a text that looks like a number is kept one in such files. */
function plain(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
