import type { ShipmentRow } from '../drafts/rows'
import { isReturning, matchesSearch, needsTracking, sortShipments } from '../rules'
import type { LegendKey, SortOrder } from '../types'
import type { DueFilter, DueOf } from './due'
import type { CheckFilter } from './to-check'

export const everyStatus = 'all'

/** The search, filter and order of an order's shipments. */
export interface Listing {
  readonly search: string
  /**
   * A raw status, `needsTracking`, `returning`, `toCheck`, a `DueFilter` or `everyStatus`. Null before a person
   * chooses: the rows to ship, or all rows when none is to ship or during a search.
   */
  readonly filter: string | null
  readonly order: SortOrder
}

export interface ListingContext {
  /** The id of the row in which the person edits. */
  readonly activeId: string | null
  readonly locale: string
  readonly dueOf: DueOf
  /** Returns whether the courier or the number of a row looks wrong. */
  isToCheck(row: ShipmentRow): boolean
}

/** Returns the chosen filter of a listing. The default is the rows to ship, or all rows when none is to ship. */
export function filterOf({ search, filter }: Listing, rows: readonly ShipmentRow[], isPast: boolean): string {
  if (filter !== null) return filter
  const hasRowsToShip = !isPast && search === '' && rows.some(({ shipment }) => shipment.status === 'pending')
  return hasRowsToShip ? ('toShip' satisfies DueFilter) : everyStatus
}

/**
 * Returns the matching rows, sorted. An edit moves no row: rows sort by their saved values, and rows that match by
 * their saved status stay, as does the row in which the person edits. A changed row stays among those to ship until it
 * is saved. A row in conflict is always listed.
 */
export function listRows(
  rows: readonly ShipmentRow[],
  { search, filter, order }: Listing,
  { activeId, locale, ...context }: ListingContext,
): ShipmentRow[] {
  const isMatch = createMatcher(filter ?? everyStatus, context)
  const fitting = rows.filter(
    row =>
      row.shipment.id === activeId ||
      row.theirs !== null ||
      (isMatch(row) && matchesSearch(row.shipment, row.edit, search)),
  )
  return sortShipments(fitting, order, locale)
}

function createMatcher(
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
