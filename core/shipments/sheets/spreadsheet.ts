import { editFields } from '../types'
import { isFormulaError } from './formula-errors'
import { isFaulty, isMarked, type MarkedCell } from './marked-cells'

/** A cell of a read sheet: the stored value, marked where the file shows something else, or where no value is stored. */
export type SheetValue = string | number | boolean | Date | MarkedCell | null
/** A cell that is not blank. */
export type Cell = Exclude<SheetValue, null>

/** How large a sheet may be. */
export const sheetLimits = {
  fileBytes: 5_000_000,
  unpackedBytes: 50_000_000,
  rows: 5000,
  emptyRows: 20_000,
  columns: 60,
} as const

/** The twenty columns of the shipments spreadsheet, in order, their widths in characters (specification, section 3; decision 24). */
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

/** Other titles under which a sheet may carry a column; case, blanks and punctuation do not count. */
const aliases: Partial<Record<SheetColumnId, readonly string[]>> = {
  serial: ['Serial', 'Serial No', 'Serial #'],
  workOrder: ['Work Order', 'Work Order No', 'WO Number'],
  shippingCourier: ['Shipping Courier', 'Courier Type', 'Courier'],
  shippingTracking: ['Shipping Tracking', 'Tracking Number', 'Tracking No', 'Tracking'],
  shippingComments: ['Comments'],
  returnCourier: ['Return Courier'],
  returnTracking: ['Return Tracking', 'Return Tracking No'],
}

/** Without these no row can be matched. */
export const requiredColumns = ['serial', 'workOrder', 'shippingCourier', 'shippingTracking'] as const
/** The columns that import reads (decision 24). */
const importColumns = ['serial', 'workOrder', ...editFields] as const
type ImportColumn = (typeof importColumns)[number]

/** A row of a read sheet, cut down to what import needs. */
export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<ImportColumn, Cell>>>
}

export interface ImportSheet {
  /** Every non-empty row under the titles. */
  readonly rows: readonly SheetRow[]
  /** Columns of import that the sheet does not have. */
  readonly missing: readonly ImportColumn[]
  /** The name of the worksheet; null for a text file, which has none. */
  readonly name: string | null
  /** The other visible worksheets with a known row of titles. */
  readonly others: readonly ImportSheet[]
}

/** Titles may stand under a few lines of something else. */
export const titleRowsSearched = 20

function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

type Data = readonly (readonly SheetValue[])[]

/** Finds the columns by their titles, in any order, and takes what import needs of the rows; null without a row of titles. */
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

/** Returns the positions of the columns and the rows under their titles; null without a row of titles. */
export function tableIn(data: Data) {
  for (const [index, titles] of data.slice(0, titleRowsSearched).entries()) {
    const columns = columnsOf(titles)
    if (columns.has('serial')) return { columns, below: data.slice(index + 1) }
  }
  return null
}

/** Columns whose results a row of an import cannot lack; formulas of the others may well be empty in all rows. */
const calculatedColumns = ['shippingCourier', 'shippingTracking'] as const

/** Returns whether a column holds formulas alone, and all their results are empty or 0: no program has calculated them yet. */
function isUncalculated(rows: Data, position: number | undefined): boolean {
  const values = position === undefined ? [] : rows.map(cells => cells[position] ?? null)
  const filled = values.filter(value => value !== null && value !== '')
  return filled.length > 0 && filled.every(value => isMarked(value) && value.kind === 'empty-result')
}

/** Position by column; of two columns with the same meaning the one with the full title counts, else the first. */
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
  // Formulas and their errors are often filled down beyond the last row of a table.
  if ([...found.values()].every(position => isBlank(values[position]) || isFault(values[position]))) return null
  const cells: Partial<Record<ImportColumn, Cell>> = {}
  for (const column of importColumns) {
    const value = cellIn(values[found.get(column) ?? -1], uncalculated.has(column))
    if (value !== null && !isBlank(value)) cells[column] = value
  }
  return { row, cells }
}

/** Returns the value of a cell with an empty result as it counts: a blank cell or 0, or none in a column that was not calculated. */
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
