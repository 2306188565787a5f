import { editFields } from '../types'
import { isFormulaError } from './formula-errors'
import { isFaulty, isMarked, type MarkedCell } from './marked-cells'

/** A cell of a sheet: the stored value, with a mark if the file shows another text or stores no value. */
export type SheetValue = string | number | boolean | Date | MarkedCell | null
/** A cell that is not blank. */
export type Cell = Exclude<SheetValue, null>

/** The maximum sizes of a sheet. */
export const sheetLimits = {
  fileBytes: 5_000_000,
  unpackedBytes: 50_000_000,
  /** Filled rows. */
  rows: 5000,
  /** Empty rows. Rows without a plain cell count, too. */
  emptyRows: 20_000,
  columns: 60,
} as const

/**
 * The twenty columns of the shipments spreadsheet in order, with widths in characters (specification, section 3;
 * decision 24).
 */
export const sheetColumns = [
  { id: 'serial', title: 'Serial Number', width: 14 },
  { id: 'booking', title: 'Booking Reference', width: 19 },
  { id: 'workOrder', title: 'Work Order Number', width: 19 },
  { id: 'compositions', title: 'Compositions', width: 40 },
  { id: 'theatre', title: 'Theatre Name', width: 28 },
  { id: 'address1', title: 'Address1', width: 28 },
  { id: 'address2', title: 'Address2', width: 20 },
  { id: 'city', title: 'City', width: 16 },
  { id: 'state', title: 'State', width: 16 },
  { id: 'zip', title: 'Zip', width: 10 },
  { id: 'country', title: 'Country', width: 16 },
  { id: 'phone', title: 'Phone Number', width: 18 },
  { id: 'deliverBy', title: 'Deliver By', width: 34 },
  { id: 'shippingCourier', title: 'Shipping Courier Type', width: 22 },
  { id: 'shippingTracking', title: 'Shipping Tracking Number', width: 26 },
  { id: 'shippingComments', title: 'Shipping Comments', width: 26 },
  { id: 'returnCourier', title: 'Return Courier Type', width: 22 },
  { id: 'returnTracking', title: 'Return Tracking Number', width: 26 },
  { id: 'returnComments', title: 'Return Comments', width: 26 },
  { id: 'status', title: 'Status', width: 20 },
] as const

export type SheetColumnId = (typeof sheetColumns)[number]['id']

/** Other titles of the columns. Case, blanks and punctuation do not count. */
const aliases: Partial<Record<SheetColumnId, readonly string[]>> = {
  serial: ['Serial', 'Serial No', 'Serial #'],
  workOrder: ['Work Order', 'Work Order No', 'WO Number'],
  shippingCourier: ['Shipping Courier', 'Courier Type', 'Courier'],
  shippingTracking: ['Shipping Tracking', 'Tracking Number', 'Tracking No', 'Tracking'],
  shippingComments: ['Comments'],
  returnCourier: ['Return Courier'],
  returnTracking: ['Return Tracking', 'Return Tracking No'],
}

/** The columns without which no row can be matched. */
export const requiredColumns = ['serial', 'workOrder', 'shippingCourier', 'shippingTracking'] as const
/** The columns that import reads (decision 24). */
const importColumns = ['serial', 'workOrder', ...editFields] as const
type ImportColumn = (typeof importColumns)[number]

/** A row of a sheet with only the cells that the import needs. */
export interface SheetRow {
  /** The number of the row in a spreadsheet program, from 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<ImportColumn, Cell>>>
}

export interface ImportSheet {
  /** All non-blank rows below the titles. */
  readonly rows: readonly SheetRow[]
  /** Import columns that the sheet lacks. */
  readonly missing: readonly ImportColumn[]
  /** The name of the worksheet; null for a text file. */
  readonly name: string | null
  /** The other visible worksheets with a known row of titles. */
  readonly others: readonly ImportSheet[]
}

/** The count of rows in which titles are searched, since other lines may come first. */
export const maxTitleRows = 20

function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

type Data = readonly (readonly SheetValue[])[]

/**
 * Finds the columns by their titles, in any order, and returns the cells that the import needs; null without a row of
 * titles.
 */
export function readRows(data: Data, name: string | null = null): ImportSheet | null {
  const table = tableIn(data)
  if (table === null) return null
  const { columns, below } = table
  const uncalculated = new Set(calculatedColumns.filter(column => isUncalculated(below, columns.get(column))))
  return {
    name,
    rows: below.flatMap(
      (cells, index) => rowOf(cells, columns, data.length - below.length + index + 1, uncalculated) ?? [],
    ),
    missing: importColumns.filter(column => !columns.has(column)),
    others: [],
  }
}

/** Returns the positions of the columns and the rows below their titles; null without a row of titles. */
export function tableIn(data: Data) {
  for (const [index, titles] of data.slice(0, maxTitleRows).entries()) {
    const columns = columnsOf(titles)
    if (columns.has('serial')) return { columns, below: data.slice(index + 1) }
  }
  return null
}

/** Columns whose results an import needs. In other columns all results of formulas may be empty. */
const calculatedColumns = ['shippingCourier', 'shippingTracking'] as const

/**
 * Returns whether a column has only formulas with empty results or 0, which means that no program has calculated them.
 */
function isUncalculated(rows: Data, position: number | undefined): boolean {
  const values = position === undefined ? [] : rows.map(cells => cells[position] ?? null)
  const filled = values.filter(value => value !== null && value !== '')
  return filled.length > 0 && filled.every(value => isMarked(value) && value.kind === 'empty-result')
}

/** Returns positions by column. If several columns match, the one with the full title counts, else the first. */
function columnsOf(titles: readonly SheetValue[]): Map<SheetColumnId, number> {
  const keys = titles.map(title => (typeof title === 'string' ? titleKey(title) : ''))
  return new Map(
    sheetColumns.flatMap(({ id, title }) => {
      const full = keys.indexOf(titleKey(title))
      const others = aliases[id]?.map(titleKey) ?? []
      const position = full < 0 ? keys.findIndex(key => others.includes(key)) : full
      return position < 0 ? [] : [[id, position] as const]
    }),
  )
}

function rowOf(
  values: readonly SheetValue[],
  found: ReadonlyMap<SheetColumnId, number>,
  row: number,
  uncalculated: ReadonlySet<string>,
): SheetRow | null {
  // Formulas and their errors often continue below the last row of a table.
  if ([...found.values()].every(position => isBlank(values[position]) || isFault(values[position]))) return null
  const cells: Partial<Record<ImportColumn, Cell>> = {}
  for (const column of importColumns) {
    const value = cellIn(values[found.get(column) ?? -1], uncalculated.has(column))
    if (value !== null && !isBlank(value)) cells[column] = value
  }
  return { row, cells }
}

/**
 * Returns the value of a cell. An empty result becomes a blank cell or 0, or `no-result` in a column that was not
 * calculated.
 */
function cellIn(value: SheetValue | undefined, isUncalculated: boolean): SheetValue {
  if (!isMarked(value) || value.kind !== 'empty-result') return value ?? null
  if (isUncalculated) return { kind: 'no-result', shown: value.shown }
  if (value.shown === '') return null
  return { kind: 'formatted', value: 0, format: value.format ?? 'General', shown: '0' }
}

function isFault(value: SheetValue | undefined): boolean {
  return isFaulty(value) || (typeof value === 'string' && isFormulaError(value.trim()))
}

export function isBlank(value: SheetValue | undefined): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return isMarked(value) && value.kind === 'empty-result'
}
