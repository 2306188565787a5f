import { dayTimeIn } from '../../base/time'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { deliverByZone } from '../rules'
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
function cellsOf(shipment: Shipment, { workOrderNo, zone }: ExportContext): Record<SheetColumnId, string | number> {
  const { ordinal, bookingNo, theatre, status } = shipment
  return {
    ...editOf(shipment),
    serial: ordinal,
    booking: bookingNo,
    workOrder: workOrderNo,
    compositions: (shipment.compositions ?? []).map(({ cplName }) => cplName).join('; '),
    theatre: theatre.name,
    address1: theatre.street,
    address2: theatre.displayLocation,
    city: theatre.city,
    state: theatre.state?.name ?? '',
    zip: theatre.postalCode,
    country: theatre.country?.name ?? '',
    phone: theatre.phone ?? '',
    deliverBy: deliverBy(shipment, zone),
    status: sheetLabel(status),
  }
}

/** "2026-11-21 10:00 America/Chicago": in the theatre's zone when it is known, else in the partner's. */
function deliverBy(shipment: Shipment, partnerZone: string): string {
  const zone = deliverByZone(shipment, partnerZone)
  const at = dayTimeIn(shipment.deliverOn, zone)
  return at === '' ? '' : `${at} ${zone}`
}

export type ExportSheet = ReturnType<typeof exportSheet>

/** The statuses that import reads (decision 23). */
const choosable = ['pending', 'dispatched', 'delivered'].map(sheetLabel)

/** Every shipment of an order as rows of the twenty columns, by ordinal. */
export function exportSheet(shipments: readonly Shipment[], context: ExportContext) {
  const { couriers = [] } = context
  const words: Partial<Record<SheetColumnId, readonly string[]>> = {
    shippingCourier: couriers,
    returnCourier: couriers,
    status: choosable,
  }
  return {
    titles: sheetColumns.map(({ title }) => title),
    widths: sheetColumns.map(({ width }) => width),
    rows: shipments
      .toSorted((a, b) => a.ordinal - b.ordinal)
      .map(shipment => cellsOf(shipment, context))
      .map(cells => sheetColumns.map(({ id }) => cells[id] ?? '')),
    /** What may be chosen in a column, by its position. */
    choices: sheetColumns.flatMap(({ id }, column) => (words[id] ? [{ column, words: words[id] }] : [])),
  }
}

/** "WO-48213_shipments_2026-11-19.xlsx", without characters that a file system refuses. */
export function exportFileName(workOrderNo: string, day: string): string {
  return `${workOrderNo.replace(/[^\p{L}\p{N}._-]+/gu, '-')}_shipments_${day}.xlsx`
}
