import { isPast } from '../orders/past'
import type { Composition, Movie, WorkOrder } from '../wire/work-orders'
import { defaultPageSize, type ListQuery, type WorkOrderPage, type WorkOrderRow } from './types'

export const defaultQuery: ListQuery = { items: 'current', search: '', page: 1, pageSize: Number(defaultPageSize) }

/** Page size × (page − 1) (specification, section 9). */
export function offsetOf({ page, pageSize }: ListQuery): number {
  return pageSize * (page - 1)
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Whether a query asks for all active orders: those are read over all pages, and paged here. */
export function isWholeList({ items, search }: Pick<ListQuery, 'items' | 'search'>): boolean {
  return items === 'current' && search === ''
}

export function sameQuery(a: ListQuery, b: ListQuery): boolean {
  return a.items === b.items && a.search === b.search && a.page === b.page && a.pageSize === b.pageSize
}

/** Whether an order in this status still has something to ship: a ship-by can be missed then. */
export function hasToShip(status: string): boolean {
  return !isPast(status) && status !== 'shipment_completed'
}

/** The part of an order that is worked on in this status: its drives while content comes in or goes onto them, else where they go. */
export function tabOf(status: string): 'duplication' | 'delivery' {
  return /^(copy|download|ready)/.test(status) ? 'duplication' : 'delivery'
}

/** Orders of each status, in the order in which the statuses first appear. */
export function statusCounts(rows: readonly Pick<WorkOrder, 'status'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/**
 * What an order's compositions are a film of: its name where the look-up knew it, else the first composition's own
 * name (decision 18). Null while the look-up is under way: a name that gives way to another would move the rows.
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

/** A page with one of its rows changed; the very page where the row is not on it. */
export function replaceRow(
  page: WorkOrderPage,
  no: string,
  change: (row: WorkOrderRow) => WorkOrderRow,
): WorkOrderPage {
  if (!page.rows.some(row => row.workOrderNo === no)) return page
  return { ...page, rows: page.rows.map(row => (row.workOrderNo === no ? change(row) : row)) }
}
