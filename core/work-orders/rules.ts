import { isPast } from '../orders/past'
import type { Composition, Movie, WorkOrder } from '../wire/work-orders'
import { defaultPageSize, type ListQuery, type WorkOrderPage, type WorkOrderRow } from './types'

export const defaultQuery: ListQuery = { items: 'current', search: '', page: 1, pageSize: Number(defaultPageSize) }

/** Returns page size × (page − 1) (specification, section 9). */
export function offsetOf({ page, pageSize }: ListQuery): number {
  return pageSize * (page - 1)
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Returns whether a query requests all active orders. Their pages are read in full and split here. */
export function isWholeList({ items, search }: Pick<ListQuery, 'items' | 'search'>): boolean {
  return items === 'current' && search === ''
}

export function sameQuery(a: ListQuery, b: ListQuery): boolean {
  return a.items === b.items && a.search === b.search && a.page === b.page && a.pageSize === b.pageSize
}

/** Returns whether an order in this status still has to ship, so that its ship-by can be missed. */
export function hasToShip(status: string): boolean {
  return !isPast(status) && status !== 'shipment_completed'
}

/**
 * Returns the tab with the current work of an order in this status: duplication while content is downloaded or copied,
 * otherwise delivery.
 */
export function tabOf(status: string): 'duplication' | 'delivery' {
  return /^(copy|download|ready)/.test(status) ? 'duplication' : 'delivery'
}

/** Returns the count of orders of each status, in the order in which the statuses first appear. */
export function statusCounts(rows: readonly Pick<WorkOrder, 'status'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/**
 * Returns the film of an order's compositions: its name if the look-up found one, else the name of the first
 * composition (decision 18). Null until the look-up ends, because a changed name would move the rows.
 */
export function contentName(
  compositions: readonly Composition[],
  films: ReadonlyMap<string, Movie | null>,
): string | null {
  for (const { id } of compositions) {
    const name = films.get(id)?.movieName
    if (name) return name
  }
  const isPending = compositions.some(({ id }) => !films.has(id))
  return isPending ? null : (compositions[0]?.cplName ?? '–')
}

/** Returns a page with one of its rows changed, or the same page object when it lacks the row. */
export function replaceRow(
  page: WorkOrderPage,
  no: string,
  change: (row: WorkOrderRow) => WorkOrderRow,
): WorkOrderPage {
  if (!page.rows.some(row => row.workOrderNo === no)) return page
  return { ...page, rows: page.rows.map(row => (row.workOrderNo === no ? change(row) : row)) }
}
