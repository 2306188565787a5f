import type { ShippingType } from '../../wire/reference'
import { findCourier } from '../rows/couriers'
import type { EditField, RowChanges } from '../types'
import { cellsOf } from './delimited'

/** A row that a table from the clipboard can be laid over. */
export interface PasteRow {
  readonly id: string
  /** Nothing of it can be changed. */
  readonly readOnly: boolean
  /** The tracking number that is saved; empty where there is none. */
  readonly savedNumber: string
  /** The comments as they are shown. */
  readonly comments: string
}

/** The changes that a pasted table makes to rows, and the lines and rows that it leaves out. */
export interface Spread {
  readonly changes: ReadonlyMap<string, RowChanges>
  /** Rows that are left out, since they have a saved number that differs from the line's, by their ids. */
  readonly kept: readonly string[]
  /** Rows between those that were filled which cannot be changed. */
  readonly skipped: number
  /** Lines with text that found no row. */
  readonly left: number
}

/** The fields of a row, side by side, that a table from the clipboard goes into. */
const across = ['shippingCourier', 'shippingTracking', 'shippingComments'] as const satisfies readonly EditField[]
type AcrossField = (typeof across)[number]

/**
 * Lays lines of the clipboard over rows, line by line down from a cell. Columns are recognised by what they hold: tracking
 * numbers and known couriers; others go by their place beside those, or beside the cell where no column is recognised. A
 * first line of titles is no line of data. An empty cell leaves what is there; so does a row with a saved number, and
 * comments that are there already.
 * @param text as the clipboard holds it
 * @param from the row and field to begin at
 * @param rows the rows from top to bottom; a line that falls on one that cannot be changed goes on to the next one
 * @param couriers those that are known
 * @returns null when it is one text for one cell, or when there is no such cell
 */
export function spreadOver(
  text: string,
  from: { readonly id: string; readonly field: EditField },
  rows: readonly PasteRow[],
  couriers: readonly ShippingType[],
): Spread | null {
  const open = rows.filter(({ readOnly }) => !readOnly)
  const start = open.findIndex(({ id }) => id === from.id)
  const all = cellsOf(text.replace(/[\r\n]+$/, ''), '\t')
  if (!isAcross(from.field) || start < 0 || all.flat().length <= 1) return null
  const lines = withoutTitles(all, couriers)
  const fields = fieldsOf(lines, from.field, couriers)
  const changes = new Map<string, RowChanges>()
  const kept: string[] = []
  for (const [index, cells] of lines.entries()) {
    const row = open[start + index]
    const typed = cells.flatMap((cell, column): [AcrossField, string][] => {
      const field = fields[column]
      return field && cell.trim() !== '' ? [[field, cell.trim()]] : []
    })
    if (row === undefined || typed.length === 0) continue
    const change: RowChanges = Object.fromEntries(
      typed.filter(([field]) => field !== 'shippingComments' || row.comments.trim() === ''),
    )
    if (row.savedNumber !== '') {
      if (change.shippingTracking !== row.savedNumber) kept.push(row.id)
    } else if (Object.keys(change).length > 0) changes.set(row.id, change)
  }
  const last = open[Math.min(start + lines.length, open.length) - 1]
  const [top, foot] = [from.id, last?.id].map(end => rows.findIndex(row => row.id === end))
  const skipped = rows.slice(top, foot).filter(({ readOnly }) => readOnly).length
  const left = lines.slice(open.length - start).filter(cells => !isBlankLine(cells)).length
  return { changes, kept, skipped, left }
}

const isAcross = (field: EditField): field is AcrossField => across.some(each => each === field)
const isBlankLine = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')

/** Titles in the languages of the suite: of a courier, or of a tracking number. */
const title = /courier|carrier|tracking|kurier|versand|sendungsnummer|transporteur|suivi|شركة الشحن|التتبع/i

function withoutTitles(lines: readonly string[][], couriers: readonly ShippingType[]): readonly string[][] {
  const [first = []] = lines
  const isTitled = first.some(cell => title.test(cell)) && first.every(cell => fieldIn(cell, couriers) === null)
  return isTitled ? lines.slice(1) : lines
}

/** Returns the field that the text of a cell belongs to; null where the text does not tell. */
function fieldIn(cell: string, couriers: readonly ShippingType[]): AcrossField | null {
  if (cell.trim() === '') return null
  if (findCourier(cell, couriers)) return 'shippingCourier'
  return isNumber(cell.trim()) ? 'shippingTracking' : null
}

/** The field of each column: what most of its cells hold, else by its place beside a column that was recognised. */
function fieldsOf(
  lines: readonly string[][],
  field: AcrossField,
  couriers: readonly ShippingType[],
): readonly (AcrossField | undefined)[] {
  const columns = Array.from({ length: Math.max(0, ...lines.map(cells => cells.length)) }, (_, column) =>
    lines.flatMap(cells => (cells[column]?.trim() ? [fieldIn(cells[column] ?? '', couriers)] : [])),
  )
  const taken = new Set<AcrossField>()
  const known = columns.map(found => {
    const most = across.find(each => found.filter(held => held === each).length * 2 > found.length)
    if (most === undefined || taken.has(most)) return undefined
    taken.add(most)
    return most
  })
  const anchor = known.findIndex(each => each !== undefined)
  const shift = anchor < 0 ? across.indexOf(field) : across.indexOf(known[anchor] ?? field) - anchor
  return known.map((each, column) => {
    const beside = across[column + shift]
    return each ?? (beside && !taken.has(beside) ? beside : undefined)
  })
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
