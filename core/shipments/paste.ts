import { cellsOf } from './delimited'
import type { EditField, RowChanges } from './types'

/** A table from the clipboard, laid over rows. */
export interface Spread {
  readonly changes: ReadonlyMap<string, RowChanges>
  /** Lines that found no row. */
  readonly left: number
  /** Rows between those that were filled which cannot be changed. */
  readonly skipped: number
}

/** A row that is shown. */
interface Line {
  readonly id: string
  readonly readOnly: boolean
}

/** The fields of a row, side by side, that a table from the clipboard goes into. */
const across: readonly EditField[] = ['shippingCourier', 'shippingTracking', 'shippingComments']

/**
 * Lays lines of the clipboard over rows from a cell on: line by line down, and cell by cell across. An empty cell
 * leaves what is there. Null when it is one text for one cell.
 * @param shown the rows from top to bottom; what cannot be changed is passed over.
 */
export function spreadOver(words: string, id: string, field: EditField, shown: readonly Line[]): Spread | null {
  const order = shown.filter(({ readOnly }) => !readOnly).map(row => row.id)
  const lines = cellsOf(words.replace(/[\r\n]+$/, ''), '\t')
  const [at, from] = [across.indexOf(field), order.indexOf(id)]
  if (at < 0 || from < 0 || (lines.length === 1 && lines[0]?.length === 1)) return null
  const changes = new Map<string, RowChanges>()
  for (const [line, cells] of lines.entries()) {
    const row = order[from + line]
    const typed = cells.flatMap((cell, column) => {
      const name = across[at + column]
      return name && cell.trim() !== '' ? [[name, cell.trim()]] : []
    })
    if (row !== undefined && typed.length > 0) changes.set(row, Object.fromEntries(typed))
  }
  const last = order[Math.min(from + lines.length, order.length) - 1]
  const [top, foot] = [id, last].map(end => shown.findIndex(row => row.id === end))
  const skipped = shown.slice(top, foot).filter(({ readOnly }) => readOnly).length
  return { changes, left: Math.max(0, lines.length - (order.length - from)), skipped }
}

/** Whether the clipboard holds a sheet of its own, titles and all, which a preview shows before anything is typed over. */
export function isSheet(words: string): boolean {
  const titles = words.split('\n', 20).find(line => /(^|\t)"?serial( (number|no\.?|#))?"?\s*(\t|$)/i.test(line.trim()))
  return titles !== undefined && /tracking/i.test(titles)
}
