import { dayTimeIn, isZone } from '../base/time'
import type { Shipment } from '../wire/shipments'
import { sheetLabel } from './sheet-labels'

/** What a cell of a read sheet holds: the stored value, never the display text. */
export type SheetValue = string | number | boolean | Date | null

interface ExportContext {
  readonly workOrderNo: string
  /** The partner's zone, for a theatre whose own is not known. */
  readonly zone: string
  /** Names to choose from in the two courier columns. */
  readonly couriers?: readonly string[]
}

interface SheetColumn {
  readonly id: string
  readonly title: string
  /** Other titles under which a sheet may carry it; case, blanks and punctuation do not count. */
  readonly aliases?: readonly string[]
  /** In characters. */
  readonly width: number
  /** Import reads it (decision 24). */
  readonly imported: boolean
  readonly cell: (shipment: Shipment, context: ExportContext) => string | number
}

/** The twenty columns of the shipments spreadsheet, in order (specification, section 3; decision 24). */
export const sheetColumns = [
  {
    id: 'serial',
    title: 'Serial Number',
    aliases: ['Serial', 'Serial No', 'Serial #'],
    width: 14,
    imported: true,
    cell: ({ ordinal }) => ordinal,
  },
  {
    id: 'booking',
    title: 'Booking Reference',
    width: 19,
    imported: false,
    cell: ({ bookingNo }) => bookingNo,
  },
  {
    id: 'workOrder',
    title: 'Work Order Number',
    aliases: ['Work Order', 'Work Order No', 'WO Number'],
    width: 19,
    imported: true,
    cell: (_, { workOrderNo }) => workOrderNo,
  },
  {
    id: 'compositions',
    title: 'Compositions',
    width: 40,
    imported: false,
    cell: ({ compositions }) => (compositions ?? []).map(({ cplName }) => cplName).join('; '),
  },
  { id: 'theatre', title: 'Theatre Name', width: 28, imported: false, cell: ({ theatre }) => theatre.name },
  { id: 'address1', title: 'Address1', width: 28, imported: false, cell: ({ theatre }) => theatre.street },
  { id: 'address2', title: 'Address2', width: 20, imported: false, cell: ({ theatre }) => theatre.displayLocation },
  { id: 'city', title: 'City', width: 16, imported: false, cell: ({ theatre }) => theatre.city },
  { id: 'state', title: 'State', width: 16, imported: false, cell: ({ theatre }) => theatre.state?.name ?? '' },
  { id: 'zip', title: 'Zip', width: 10, imported: false, cell: ({ theatre }) => theatre.postalCode },
  { id: 'country', title: 'Country', width: 16, imported: false, cell: ({ theatre }) => theatre.country?.name ?? '' },
  { id: 'phone', title: 'Phone Number', width: 18, imported: false, cell: ({ theatre }) => theatre.phone ?? '' },
  { id: 'deliverBy', title: 'Deliver By', width: 34, imported: false, cell: deliverBy },
  {
    id: 'shippingCourier',
    title: 'Shipping Courier Type',
    aliases: ['Shipping Courier', 'Courier Type', 'Courier'],
    width: 22,
    imported: true,
    cell: ({ shippingDetails }) => shippingDetails?.type ?? '',
  },
  {
    id: 'shippingTracking',
    title: 'Shipping Tracking Number',
    aliases: ['Shipping Tracking', 'Tracking Number', 'Tracking No', 'Tracking'],
    width: 26,
    imported: true,
    cell: ({ shippingDetails }) => shippingDetails?.reference ?? '',
  },
  {
    id: 'shippingComments',
    title: 'Shipping Comments',
    aliases: ['Comments'],
    width: 26,
    imported: true,
    cell: ({ shippingDetails }) => shippingDetails?.comments ?? '',
  },
  {
    id: 'returnCourier',
    title: 'Return Courier Type',
    aliases: ['Return Courier'],
    width: 22,
    imported: true,
    cell: ({ returnDetails }) => returnDetails?.type ?? '',
  },
  {
    id: 'returnTracking',
    title: 'Return Tracking Number',
    aliases: ['Return Tracking', 'Return Tracking No'],
    width: 26,
    imported: true,
    cell: ({ returnDetails }) => returnDetails?.reference ?? '',
  },
  {
    id: 'returnComments',
    title: 'Return Comments',
    width: 26,
    imported: true,
    cell: ({ returnDetails }) => returnDetails?.comments ?? '',
  },
  { id: 'status', title: 'Status', width: 20, imported: true, cell: ({ status }) => sheetLabel(status) },
] as const satisfies readonly SheetColumn[]

export type SheetColumnId = (typeof sheetColumns)[number]['id']
/** The columns that import reads. */
export type ImportColumn = Extract<(typeof sheetColumns)[number], { imported: true }>['id']

const importColumns = sheetColumns.filter(({ imported }) => imported).map(({ id }) => id) as ImportColumn[]

/** "2026-11-21 10:00 America/Chicago": in the theatre's zone when it is known, else in the partner's. */
function deliverBy({ deliverOn, theatre }: Shipment, { zone }: ExportContext): string {
  const own = theatre.timezone && isZone(theatre.timezone) ? theatre.timezone : isZone(zone) ? zone : 'UTC'
  const at = dayTimeIn(deliverOn, own)
  return at === '' ? '' : `${at} ${own}`
}

export interface ExportSheet {
  readonly titles: readonly string[]
  readonly widths: readonly number[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** What may be chosen in a column, by its position. */
  readonly choices: readonly { readonly column: number; readonly words: readonly string[] }[]
}

/** The statuses that import reads (decision 23). */
const choosable = ['pending', 'dispatched', 'delivered'].map(sheetLabel)

/** Every shipment of an order as rows of the twenty columns, by ordinal. */
export function exportSheet(shipments: readonly Shipment[], context: ExportContext): ExportSheet {
  return {
    titles: sheetColumns.map(({ title }) => title),
    widths: sheetColumns.map(({ width }) => width),
    rows: shipments
      .toSorted((a, b) => a.ordinal - b.ordinal)
      .map(shipment => sheetColumns.map(({ cell }) => cell(shipment, context) ?? '')),
    choices: [
      { column: positionOf('shippingCourier'), words: context.couriers ?? [] },
      { column: positionOf('returnCourier'), words: context.couriers ?? [] },
      { column: positionOf('status'), words: choosable },
    ],
  }
}

function positionOf(column: SheetColumnId): number {
  return sheetColumns.findIndex(({ id }) => id === column)
}

/** "WO-48213_shipments_2026-11-19.xlsx", without characters that a file system refuses. */
export function exportFileName(workOrderNo: string, day: string): string {
  return `${workOrderNo.replace(/[^\p{L}\p{N}._-]+/gu, '-')}_shipments_${day}.xlsx`
}

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
