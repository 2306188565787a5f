import type { ImportSheet } from './spreadsheet'

type Rows = readonly (readonly string[])[]

const lineBreak = /\r\n?|\n/
const lineBreaks = /\r\n?|\n/g
const countBreaks = (cell: string) => (cell.match(lineBreaks) ?? []).length
const unquote = (cell: string) => cell.replace(/^\s*"|"\s*$/g, '').trim()

/**
 * Finds a multi-line cell that contains the end of its row and the start of a later row, because the quotation mark of
 * another cell closed it. Such a row has more work order numbers than other rows.
 * @param rows the cells of a text, row by row
 * @param delimiter the delimiter of the text
 * @param sheet the sheet that was read from the rows
 * @returns the line on which the cell begins; null without such a cell
 */
export function findSwallowedRow(rows: Rows, delimiter: string, sheet: ImportSheet): number | null {
  const orders = new Set(sheet.rows.flatMap(({ cells }) => (cells.workOrder ? String(cells.workOrder).trim() : [])))
  const isOrder = (cell: string) => orders.has(unquote(cell))
  const isSwallowing = (cell: string) =>
    cell.split(lineBreak).some(line => line.includes(delimiter) && line.split(delimiter).some(isOrder))
  let usualCount: number | null = null
  let line = 1
  for (const cells of rows) {
    if (cells.some(cell => countBreaks(cell) > 0)) {
      usualCount ??= maxOrdersPerRow(rows, isOrder)
      const index = findSwallowing(cells)
      if (index >= 0) return line + countAllBreaks(cells.slice(0, index))
    }
    line += countAllBreaks(cells) + 1
  }
  return null

  function findSwallowing(cells: readonly string[]): number {
    const index = cells.findIndex(cell => countBreaks(cell) > 0 && isSwallowing(cell))
    if (index >= 0 || cells.filter(isOrder).length <= (usualCount ?? 1)) return index
    return cells.slice(0, cells.findLastIndex(isOrder)).findLastIndex(cell => countBreaks(cell) > 0)
  }
}

/** Returns the maximum count of cells with a work order number in a row without line breaks; at least one. */
function maxOrdersPerRow(rows: Rows, isOrder: (cell: string) => boolean): number {
  const simple = rows.filter(cells => cells.every(cell => countBreaks(cell) === 0))
  return simple.reduce((max, cells) => Math.max(max, cells.filter(isOrder).length), 1)
}

/** Returns the line of a text on which a row begins, from 1. */
export function firstLineOf(rows: Rows, index: number): number {
  return rows.slice(0, index).reduce((line, cells) => line + countAllBreaks(cells) + 1, 1)
}

function countAllBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + countBreaks(cell), 0)
}
