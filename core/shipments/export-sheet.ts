import { dayTimeIn, isZone } from '../base/time'
import type { Shipment } from '../wire/shipments'
import { sheetLabel } from './sheet-labels'
import { type SheetColumnId, sheetColumns } from './spreadsheet'

interface ExportContext {
  readonly workOrderNo: string
  /** The partner's zone, for a theatre whose own is not known. */
  readonly zone: string
  /** Names to choose from in the two courier columns. */
  readonly couriers?: readonly string[]
}

/** What stands in each column. */
const cells: Record<SheetColumnId, (shipment: Shipment, context: ExportContext) => string | number> = {
  serial: ({ ordinal }) => ordinal,
  booking: ({ bookingNo }) => bookingNo,
  workOrder: (_, { workOrderNo }) => workOrderNo,
  compositions: ({ compositions }) => (compositions ?? []).map(({ cplName }) => cplName).join('; '),
  theatre: ({ theatre }) => theatre.name,
  address1: ({ theatre }) => theatre.street,
  address2: ({ theatre }) => theatre.displayLocation,
  city: ({ theatre }) => theatre.city,
  state: ({ theatre }) => theatre.state?.name ?? '',
  zip: ({ theatre }) => theatre.postalCode,
  country: ({ theatre }) => theatre.country?.name ?? '',
  phone: ({ theatre }) => theatre.phone ?? '',
  deliverBy,
  shippingCourier: ({ shippingDetails }) => shippingDetails?.type ?? '',
  shippingTracking: ({ shippingDetails }) => shippingDetails?.reference ?? '',
  shippingComments: ({ shippingDetails }) => shippingDetails?.comments ?? '',
  returnCourier: ({ returnDetails }) => returnDetails?.type ?? '',
  returnTracking: ({ returnDetails }) => returnDetails?.reference ?? '',
  returnComments: ({ returnDetails }) => returnDetails?.comments ?? '',
  status: ({ status }) => sheetLabel(status),
}

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
      .map(shipment => sheetColumns.map(({ id }) => cells[id](shipment, context) ?? '')),
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
