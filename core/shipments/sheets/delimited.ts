import { createCsvReader } from '../../base/csv'

/** The cells, row by row. Empty lines are rows, so that rows are numbered as in a spreadsheet. */
export function cellsOf(words: string, delimiter: string): string[][] {
  const rows: string[][] = []
  const reader = createCsvReader(cells => rows.push(cells.map(plain)), delimiter)
  reader.push(words)
  reader.end()
  return rows
}

/** `="0012"` is how a text that looks like a number is kept one in such files. */
function plain(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
