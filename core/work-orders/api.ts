import type { Http } from '../http/http'
import type { Movie, WorkOrderList, WorkOrdersCount } from '../wire/work-orders'
import { rowOf } from './mapping'
import { offsetOf } from './rules'
import type { ListQuery, WorkOrderPage, WorkOrderRow } from './types'

interface Part {
  readonly rows: readonly WorkOrderRow[]
  readonly total: number
}

/** Reads GET work-orders for one of the two lists; `offset` and `ps` count rows. */
async function fetchPart(
  http: Http,
  items: 'current' | 'archived',
  search: string,
  span: { offset: number; ps: number },
  appliancesCount: number,
  abort: AbortSignal,
): Promise<Part> {
  const params = { items, appliancesCount, ...span, search }
  const list = await http.get<WorkOrderList>('main', 'v1/work-orders', { params, abort })
  const rows = (list.workOrders ?? []).map(order => rowOf(order, items === 'archived'))
  return { rows, total: list.total ?? rows.length }
}

/** Reads GET work-orders: active orders from `offset` on. The total is null when the server gives none. */
export async function fetchActive(
  http: Http,
  span: { offset: number; ps: number },
  appliancesCount: number,
  abort: AbortSignal,
): Promise<{ rows: readonly WorkOrderRow[]; total: number | null }> {
  const params = { items: 'current', appliancesCount, ...span, search: '' }
  const list = await http.get<Partial<WorkOrderList>>('main', 'v1/work-orders', { params, abort })
  return { rows: (list.workOrders ?? []).map(order => rowOf(order)), total: list.total ?? null }
}

/** Reads one page of a query. "all" requests both lists: active first, totals added (decision 18). */
export async function fetchPage(
  http: Http,
  query: ListQuery,
  appliancesCount: number,
  abort: AbortSignal,
): Promise<WorkOrderPage> {
  const { items, search, pageSize } = query
  const offset = offsetOf(query)
  const part = (which: 'current' | 'archived', from: number, ps: number) =>
    fetchPart(http, which, search, { offset: from, ps }, appliancesCount, abort)
  if (items !== 'all') {
    const { rows, total } = await part(items === 'past' ? 'archived' : 'current', offset, pageSize)
    return { rows, total, query }
  }
  const active = await part('current', offset, pageSize)
  const archived = await part('archived', Math.max(0, offset - active.total), pageSize)
  return { rows: [...active.rows, ...archived.rows].slice(0, pageSize), total: active.total + archived.total, query }
}

export function fetchCounts(http: Http, abort: AbortSignal): Promise<WorkOrdersCount> {
  return http.get('main', 'v1/work-orders-count', { abort })
}

/** Reads POST movies: the known films of these compositions (unique ids). A composition without a film is absent. */
export async function fetchMovies(http: Http, compositions: readonly string[]): Promise<Movie[]> {
  return (await http.post<Movie[] | null>('main', 'v1/movies', { compositions })) ?? []
}
