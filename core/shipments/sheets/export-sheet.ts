import { dayTimeIn } from '../../base/time'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { deliverByZone } from '../rules'
import { sheetLabel } from './sheet-labels'
import { type SheetColumnId, sheetColumns } from './spreadsheet'

interface ExportContext {
  readonly workOrderNo: string
  /** The partner's zone, used when the theatre's zone is unknown. */
  readonly zone: string
  /** Names to choose from in the two courier columns. */
  readonly couriers?: readonly string[]
}

/** Returns the cells of a shipment by column. */
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

/**
 * Returns a text such as "2026-11-21 10:00 America/Chicago": in the theatre's zone when it is known, else in the
 * partner's.
 */
function deliverBy(shipment: Shipment, partnerZone: string): string {
  const zone = deliverByZone(shipment, partnerZone)
  const dayTime = dayTimeIn(shipment.deliverOn, zone)
  return dayTime === '' ? '' : `${dayTime} ${zone}`
}

export type ExportSheet = ReturnType<typeof exportSheet>

/** The labels of the statuses that an import can set (decision 23). */
const choosable = ['pending', 'dispatched', 'delivered'].map(sheetLabel)

/** Returns all shipments of an order as rows of the twenty columns, by ordinal. */
export function exportSheet(shipments: readonly Shipment[], context: ExportContext) {
  const { couriers = [] } = context
  const texts: Partial<Record<SheetColumnId, readonly string[]>> = {
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
    /** The texts to choose from, by the position of the column. */
    choices: sheetColumns.flatMap(({ id }, column) => (texts[id] ? [{ column, texts: texts[id] }] : [])),
  }
}

/** Returns a name such as "WO-48213_shipments_2026-11-19.xlsx", without characters that a file system refuses. */
export function exportFileName(workOrderNo: string, day: string): string {
  return `${workOrderNo.replace(/[^\p{L}\p{N}._-]+/gu, '-')}_shipments_${day}.xlsx`
}
