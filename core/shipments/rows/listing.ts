import type { ShipmentRow } from '../drafts/rows'
import { isReturning, matchesSearch, needsTracking, sortShipments } from '../rules'
import type { LegendKey, SortOrder } from '../types'

export const everyStatus = 'all'

/** What a person asked to see of an order's shipments. */
export interface Listing {
  readonly search: string
  /** A status as it came, `needsTracking`, `returning`, or all of them. */
  readonly filter: string
  readonly order: SortOrder
}

/**
 * The rows that fit, sorted. What is typed moves no row: they sort by what is saved, and neither a row whose saved
 * status still fits nor the one that is being edited goes away.
 */
export function listed(
  rows: readonly ShipmentRow[],
  { search, filter, order }: Listing,
  activeId: string | null,
  locale: string,
): ShipmentRow[] {
  const fitting = rows.filter(
    row => row.shipment.id === activeId || (fits(row, filter) && matchesSearch(row.shipment, row.edit, search)),
  )
  return sortShipments(fitting, order, locale)
}

function fits({ shipment, edit }: ShipmentRow, filter: string): boolean {
  if (filter === everyStatus) return true
  if (filter === ('needsTracking' satisfies LegendKey)) return needsTracking(edit, shipment)
  if (filter === ('returning' satisfies LegendKey)) return isReturning(edit)
  return edit.status === filter || shipment.status === filter
}
