/** What a cell of a read sheet holds: the stored value, never the display text. */
export type SheetValue = string | number | boolean | Date | null

interface SheetColumn {
  readonly id: string
  readonly title: string
  /** Other titles under which a sheet may carry it; case, blanks and punctuation do not count. */
  readonly aliases?: readonly string[]
  /** In characters. */
  readonly width: number
  /** Import reads it (decision 24). */
  readonly imported: boolean
}

/** The twenty columns of the shipments spreadsheet, in order (specification, section 3; decision 24). */
export const sheetColumns = [
  {
    id: 'serial',
    title: 'Serial Number',
    aliases: ['Serial', 'Serial No', 'Serial #'],
    width: 14,
    imported: true,
  },
  {
    id: 'booking',
    title: 'Booking Reference',
    width: 19,
    imported: false,
  },
  {
    id: 'workOrder',
    title: 'Work Order Number',
    aliases: ['Work Order', 'Work Order No', 'WO Number'],
    width: 19,
    imported: true,
  },
  {
    id: 'compositions',
    title: 'Compositions',
    width: 40,
    imported: false,
  },
  { id: 'theatre', title: 'Theatre Name', width: 28, imported: false },
  { id: 'address1', title: 'Address1', width: 28, imported: false },
  { id: 'address2', title: 'Address2', width: 20, imported: false },
  { id: 'city', title: 'City', width: 16, imported: false },
  { id: 'state', title: 'State', width: 16, imported: false },
  { id: 'zip', title: 'Zip', width: 10, imported: false },
  { id: 'country', title: 'Country', width: 16, imported: false },
  { id: 'phone', title: 'Phone Number', width: 18, imported: false },
  { id: 'deliverBy', title: 'Deliver By', width: 34, imported: false },
  {
    id: 'shippingCourier',
    title: 'Shipping Courier Type',
    aliases: ['Shipping Courier', 'Courier Type', 'Courier'],
    width: 22,
    imported: true,
  },
  {
    id: 'shippingTracking',
    title: 'Shipping Tracking Number',
    aliases: ['Shipping Tracking', 'Tracking Number', 'Tracking No', 'Tracking'],
    width: 26,
    imported: true,
  },
  {
    id: 'shippingComments',
    title: 'Shipping Comments',
    aliases: ['Comments'],
    width: 26,
    imported: true,
  },
  {
    id: 'returnCourier',
    title: 'Return Courier Type',
    aliases: ['Return Courier'],
    width: 22,
    imported: true,
  },
  {
    id: 'returnTracking',
    title: 'Return Tracking Number',
    aliases: ['Return Tracking', 'Return Tracking No'],
    width: 26,
    imported: true,
  },
  {
    id: 'returnComments',
    title: 'Return Comments',
    width: 26,
    imported: true,
  },
  { id: 'status', title: 'Status', width: 20, imported: true },
] as const satisfies readonly SheetColumn[]

export type SheetColumnId = (typeof sheetColumns)[number]['id']
/** The columns that import reads. */
export type ImportColumn = Extract<(typeof sheetColumns)[number], { imported: true }>['id']

const importColumns = sheetColumns.filter(({ imported }) => imported).map(({ id }) => id) as ImportColumn[]

/** A row of a read sheet, cut down to what import needs. */
export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<ImportColumn, Exclude<SheetValue, null>>>>
}

export interface ImportSheet {
  readonly name: string
  /** Every non-empty row under the titles. */
  readonly rows: readonly SheetRow[]
  /** Columns of import that the sheet does not have. */
  readonly missing: readonly ImportColumn[]
}

/** Titles may stand under a few lines of something else. */
const titleRowsSearched = 20
/** Without these no row can be matched. */
export const requiredColumns: readonly ImportColumn[] = ['serial', 'workOrder', 'shippingCourier', 'shippingTracking']

const idsByTitle = new Map<string, SheetColumnId>(
  sheetColumns.flatMap(column => {
    const aliases: readonly string[] = 'aliases' in column ? column.aliases : []
    return [column.title, ...aliases].map(title => [titleKey(title), column.id] as const)
  }),
)

function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Finds the columns by their titles, in any order, and takes what import needs of the rows; null without a row of titles. */
export function readRows(name: string, data: readonly (readonly SheetValue[])[]): ImportSheet | null {
  for (const [at, titles] of data.slice(0, titleRowsSearched).entries()) {
    const found = columnsOf(titles)
    if (!found.has('serial')) continue
    return {
      name,
      rows: data.slice(at + 1).flatMap((cells, offset) => {
        const row = rowOf(cells, found, at + offset + 2)
        return row ? [row] : []
      }),
      missing: importColumns.filter(column => !found.has(column)),
    }
  }
  return null
}

/** Position by column; of two columns with the same meaning the one with the full title counts, else the first. */
function columnsOf(titles: readonly SheetValue[]): Map<SheetColumnId, number> {
  const found = new Map<SheetColumnId, number>()
  const exact = new Set<string>()
  for (const [position, title] of titles.entries()) {
    if (typeof title !== 'string') continue
    const id = idsByTitle.get(titleKey(title))
    if (!id) continue
    const full = sheetColumns.some(column => column.id === id && titleKey(column.title) === titleKey(title))
    if (found.has(id) && (exact.has(id) || !full)) continue
    found.set(id, position)
    if (full) exact.add(id)
  }
  return found
}

function rowOf(values: readonly SheetValue[], found: ReadonlyMap<SheetColumnId, number>, row: number): SheetRow | null {
  let empty = true
  for (const position of found.values()) if (!isBlank(values[position])) empty = false
  if (empty) return null
  const cells: Partial<Record<ImportColumn, Exclude<SheetValue, null>>> = {}
  for (const column of importColumns) {
    const value = values[found.get(column) ?? -1]
    if (value !== undefined && value !== null && !isBlank(value)) cells[column] = value
  }
  return { row, cells }
}

export function isBlank(value: SheetValue | undefined): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}
