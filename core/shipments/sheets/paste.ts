import type { ShippingType } from '../../wire/reference'
import { findCourier } from '../rows/couriers'
import type { EditField, RowChanges } from '../types'
import { cellsOf } from './delimited'

/** A table from the clipboard, laid over rows. */
export type Spread = NonNullable<ReturnType<typeof spreadOver>>

/** The fields of a row, side by side, that a table from the clipboard goes into. */
const across: readonly EditField[] = ['shippingCourier', 'shippingTracking', 'shippingComments']

/**
 * Lays lines of the clipboard over rows from a cell on: line by line down, and cell by cell across. An empty cell
 * leaves what is there. Null when it is one text for one cell.
 * @param shown the rows from top to bottom; what cannot be changed is passed over.
 */
export function spreadOver(
  words: string,
  id: string,
  field: EditField,
  shown: readonly { readonly id: string; readonly readOnly: boolean }[],
) {
  const order = shown.filter(({ readOnly }) => !readOnly).map(row => row.id)
  const lines = cellsOf(words.replace(/[\r\n]+$/, ''), '\t')
  const [at, from] = [across.indexOf(field), order.indexOf(id)]
  if (at < 0 || from < 0 || lines.flat().length <= 1) return null
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
  /** Rows between those that were filled which cannot be changed. */
  const skipped = shown.slice(top, foot).filter(({ readOnly }) => readOnly).length
  /** Lines with words that found no row. */
  const left = lines.slice(order.length - from).filter(cells => cells.some(cell => cell.trim() !== '')).length
  return { changes, left, skipped }
}

/** Whether the clipboard holds a sheet of its own, titles and all, which a preview shows before anything is typed over. */
export function isSheet(words: string): boolean {
  const titles = words.split('\n', 20).find(line => /(^|\t)"?serial( (number|no\.?|#))?"?\s*(\t|$)/i.test(line.trim()))
  return /tracking/i.test(titles ?? '')
}

/**
 * Whether every line is a tracking number, or a known courier and its number: what may be taken when nobody pointed at
 * the rows. Carriers' numbers have eight letters and digits or more, most of them digits, in groups of any kind.
 * @param couriers those that are known; a line that names another one is not taken.
 */
export function isNumbers(words: string, couriers: readonly ShippingType[]): boolean {
  const lines = cellsOf(words, '\t').filter(cells => cells.some(cell => cell.trim() !== ''))
  const isLine = ([first = '', second]: readonly string[]) => {
    if (second === undefined) return isNumber(first.trim())
    return isNumber(second.trim()) && (first.trim() === '' || findCourier(first, couriers) !== null)
  }
  return lines.length > 0 && lines.every(isLine)
}

function isNumber(cell: string): boolean {
  const groups = cell.split(/[ -]+/)
  const digits = cell.replace(/\D/g, '').length
  const length = groups.join('').length
  return length >= 8 && digits * 2 >= length && groups.every(group => /^([a-z]{1,2}|[a-z]*\d[a-z\d]*)$/i.test(group))
}
