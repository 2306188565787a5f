import type { ShippingType } from '../../wire/reference'
import { findCourier } from '../rows/couriers'
import type { EditField, RowChanges } from '../types'
import { isDate, isNumber } from './cell-kinds'
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
  /** Of several columns none is one of tracking numbers or of known couriers: nothing is laid over any row. */
  readonly isUnknown: boolean
}

/** The fields of a row, side by side, that a table from the clipboard goes into. */
const across = ['shippingCourier', 'shippingTracking', 'shippingComments'] as const satisfies readonly EditField[]
type AcrossField = (typeof across)[number]

/**
 * Lays lines of the clipboard over rows, line by line down from a cell. Columns are recognised by what they hold: tracking
 * numbers and known couriers. Beside those, a column goes into the comments by its place, and one with digits into the
 * numbers; any other is left out. One column alone that is not recognised goes into the field of the cell. A first line of titles is no line of
 * data. An empty cell leaves what is there; so does a row with a saved number, and comments that are there already.
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
  if (fields.length > 1 && fields.every(field => field === undefined))
    return { changes: new Map(), kept: [], skipped: 0, left: 0, isUnknown: true }
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
  return { changes, kept, skipped, left, isUnknown: false }
}

const isAcross = (field: EditField): field is AcrossField => across.some(each => each === field)
const isBlankLine = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')

/** Whether the clipboard holds more than one cell. */
export const isTable = (clip: string): boolean => cellsOf(clip.replace(/[\r\n]+$/, ''), '\t').flat().length > 1

/** A first line without digits, of which nothing is recognised, over lines of which something is. */
function withoutTitles(lines: readonly string[][], couriers: readonly ShippingType[]): readonly string[][] {
  const [first = [], ...others] = lines
  const isRecognised = (cell: string) => fieldIn(cell, couriers) !== null
  const isTitled = first.every(cell => !/\d/.test(cell) && !isRecognised(cell)) && others.flat().some(isRecognised)
  return isTitled && !isBlankLine(first) ? others : lines
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
    lines.flatMap(cells => cells[column]?.trim() || []),
  )
  const held = columns.map(cells => {
    const found = cells.map(cell => fieldIn(cell, couriers))
    return across.find(each => found.filter(one => one === each).length * 2 > found.length)
  })
  if (columns.filter(cells => cells.length > 0).length <= 1)
    return columns.map((cells, column) => (cells.length > 0 ? (held[column] ?? field) : undefined))
  const courier = held.indexOf('shippingCourier')
  const number = numberColumn(held, courier)
  if (courier < 0 && number < 0) return held.map(() => undefined)
  const shift = courier < 0 ? 1 - number : -courier
  return columns.map((cells, column) => {
    if (column === courier) return 'shippingCourier'
    if (column === number) return 'shippingTracking'
    const beside = across[column + shift]
    if (beside === 'shippingComments' && held[column] === undefined) return beside
    const canBeNumbers = cells.every(cell => /\d/.test(cell) && !isDate(cell))
    return beside === 'shippingTracking' && number < 0 && canBeNumbers ? beside : undefined
  })
}

/**
 * The column of the tracking numbers. Of several that look like numbers, such as references and phone numbers, it is the
 * one after the courier; without a courier that cannot be told, and it is -1.
 */
function numberColumn(held: readonly (AcrossField | undefined)[], courier: number): number {
  const columns = held.flatMap((each, column) => (each === 'shippingTracking' ? [column] : []))
  if (columns.length <= 1) return columns[0] ?? -1
  return courier >= 0 && columns.includes(courier + 1) ? courier + 1 : -1
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
