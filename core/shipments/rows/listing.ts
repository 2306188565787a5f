import type { ShipmentRow } from '../drafts/rows'
import { isReturning, matchesSearch, needsTracking, sortShipments } from '../rules'
import type { LegendKey, SortOrder } from '../types'
import type { DueFilter, DueOf } from './due'
import type { CheckFilter } from './to-check'

export const everyStatus = 'all'

/** What a person asked to see of an order's shipments. */
export interface Listing {
  readonly search: string
  /**
   * A status as it came, `needsTracking`, `returning`, `toCheck`, what is to ship and how near that is, or all of them. Null
   * while nobody chose: what is to ship, or all where nothing is, and while something is searched for.
   */
  readonly filter: string | null
  readonly order: SortOrder
}

export interface ListingContext {
  /** The row that is being edited. */
  readonly activeId: string | null
  readonly locale: string
  readonly dueOf: DueOf
  /** Whether the courier or the number of a row looks wrong. */
  isToCheck(row: ShipmentRow): boolean
}

/** Returns the filter of a listing: the one that somebody chose, else what is to ship where something is. */
export function filterOf({ search, filter }: Listing, rows: readonly ShipmentRow[], isPast: boolean): string {
  if (filter !== null) return filter
  const isToShip = !isPast && search === '' && rows.some(({ shipment }) => shipment.status === 'pending')
  return isToShip ? ('toShip' satisfies DueFilter) : everyStatus
}

/**
 * Returns the rows that fit, sorted. Edits move no row: rows sort by their saved values, and neither a row that fits by its
 * saved status nor the one that is being edited leaves. A changed row stays among those to ship until it is
 * saved, and a row that waits for a choice between two values leaves no listing.
 */
export function listed(
  rows: readonly ShipmentRow[],
  { search, filter, order }: Listing,
  { activeId, locale, ...context }: ListingContext,
): ShipmentRow[] {
  const fits = fitsBy(filter ?? everyStatus, context)
  const fitting = rows.filter(
    row =>
      row.shipment.id === activeId ||
      row.theirs !== null ||
      (fits(row) && matchesSearch(row.shipment, row.edit, search)),
  )
  return sortShipments(fitting, order, locale)
}

function fitsBy(
  filter: string,
  { dueOf, isToCheck }: Pick<ListingContext, 'dueOf' | 'isToCheck'>,
): (row: ShipmentRow) => boolean {
  if (filter === everyStatus) return () => true
  if (filter === ('needsTracking' satisfies LegendKey)) return ({ edit, shipment }) => needsTracking(edit, shipment)
  if (filter === ('returning' satisfies LegendKey)) return ({ edit }) => isReturning(edit)
  if (filter === ('toShip' satisfies DueFilter))
    return ({ shipment, changed }) => changed || shipment.status === 'pending'
  if (filter === ('toCheck' satisfies CheckFilter)) return isToCheck
  if (filter === ('overdue' satisfies DueFilter) || filter === ('today' satisfies DueFilter))
    return ({ shipment }) => dueOf(shipment) === filter
  return ({ edit, shipment }) => edit.status === filter || shipment.status === filter
}
