import { editFields } from '../types'

/** What a cell of a read sheet holds: the stored value, never the display text. */
export type SheetValue = string | number | boolean | Date | null
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
}

/** Titles may stand under a few lines of something else. */
const titleRowsSearched = 20
function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Finds the columns by their titles, in any order, and takes what import needs of the rows; null without a row of titles. */
export function readRows(data: readonly (readonly SheetValue[])[]): ImportSheet | null {
  for (const [at, titles] of data.slice(0, titleRowsSearched).entries()) {
    const found = columnsOf(titles)
    if (!found.has('serial')) continue
    return {
      rows: data.slice(at + 1).flatMap((cells, offset) => rowOf(cells, found, at + offset + 2) ?? []),
      missing: importColumns.filter(column => !found.has(column)),
    }
  }
  return null
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

function rowOf(values: readonly SheetValue[], found: ReadonlyMap<SheetColumnId, number>, row: number): SheetRow | null {
  if ([...found.values()].every(position => isBlank(values[position]))) return null
  const cells: Partial<Record<ImportColumn, Cell>> = {}
  for (const column of importColumns) {
    const value = values[found.get(column) ?? -1]
    if (value !== undefined && value !== null && !isBlank(value)) cells[column] = value
  }
  return { row, cells }
}

export function isBlank(value: SheetValue | undefined): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}
