import type { ShipmentRow } from '../drafts/rows'
import { isReturning, matchesSearch, needsTracking, sortShipments } from '../rules'
import type { LegendKey, SortOrder } from '../types'
import type { DueFilter, DueOf } from './due'

export const everyStatus = 'all'

/** What a person asked to see of an order's shipments. */
export interface Listing {
  readonly search: string
  /**
   * A status as it came, `needsTracking`, `returning`, what is to ship and how near that is, or all of them. Null while
   * nobody chose: what is to ship, or all where nothing is, and while something is searched for.
   */
  readonly filter: string | null
  readonly order: SortOrder
}

export interface ListingContext {
  /** The row that is being edited. */
  readonly activeId: string | null
  readonly locale: string
  readonly dueOf: DueOf
}

/** Returns the filter of a listing: the one that somebody chose, else what is to ship where something is. */
export function filterOf({ search, filter }: Listing, rows: readonly ShipmentRow[], isPast: boolean): string {
  if (filter !== null) return filter
  const isToShip = !isPast && search === '' && rows.some(({ shipment }) => shipment.status === 'pending')
  return isToShip ? ('toShip' satisfies DueFilter) : everyStatus
}

/**
 * The rows that fit, sorted. What is typed moves no row: they sort by what is saved, and neither a row whose saved
 * status still fits nor the one that is being edited goes away. A row that waits for a choice between two values stays too.
 */
export function listed(
  rows: readonly ShipmentRow[],
  { search, filter, order }: Listing,
  { activeId, locale, dueOf }: ListingContext,
): ShipmentRow[] {
  const fits = fitsBy(filter ?? everyStatus, dueOf)
  const fitting = rows.filter(
    row =>
      row.shipment.id === activeId ||
      row.theirs !== null ||
      (fits(row) && matchesSearch(row.shipment, row.edit, search)),
  )
  return sortShipments(fitting, order, locale)
}

function fitsBy(filter: string, dueOf: DueOf): (row: ShipmentRow) => boolean {
  if (filter === everyStatus) return () => true
  if (filter === ('needsTracking' satisfies LegendKey)) return ({ edit, shipment }) => needsTracking(edit, shipment)
  if (filter === ('returning' satisfies LegendKey)) return ({ edit }) => isReturning(edit)
  if (filter === ('toShip' satisfies DueFilter)) return ({ shipment }) => shipment.status === 'pending'
  if (filter === ('overdue' satisfies DueFilter) || filter === ('today' satisfies DueFilter))
    return ({ shipment }) => dueOf(shipment) === filter
  return ({ edit, shipment }) => edit.status === filter || shipment.status === filter
}
