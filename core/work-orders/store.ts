import { type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { appliancesCount } from '../orders/order-api'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { activeOrders } from './active/store'
import { fetchPage } from './api'
import { followDownloads } from './follow'
import { movies } from './movies'
import { defaultQuery, isWholeList, pageCount, replaceRow, sameQuery } from './rules'
import type { ListQuery, WorkOrderPage, WorkOrderRow } from './types'
import { readUpdated } from './updated'

export type WorkOrderListStore = ReturnType<typeof workOrderList.create>

/** The maximum age of a prepared page, in milliseconds, including the time of its read. */
const maxPreparedAge = 5000

/** A page that is read before it is requested. */
interface Prepared {
  readonly query: ListQuery
  readonly signal: AbortSignal
  readonly page: Promise<WorkOrderPage | null>
  cancel(): void
}

/** The list of one element. Two lists on a host page have two queries. */
export const workOrderList = defineArea('work-order-list', context => {
  const user = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  const active = context.keep(activeOrders)
  const query = signal(defaultQuery)
  let isRequested = false
  let prepared: Prepared | null = null
  const handle = context.resource<WorkOrderPage>({
    load: async abort => {
      const page = (await takePrepared(query.peek(), abort)) ?? (await read(query.peek(), abort))
      // The list has become shorter than this page, so read its last page.
      const last = pageCount(page.total, page.query.pageSize)
      if (page.rows.length > 0 || page.query.page <= last) return page
      query.value = { ...page.query, page: last }
      return read(query.peek(), abort)
    },
    isEmpty: page => page.rows.length === 0,
    onRead: page => void fetchUpdated(page.rows),
  })
  async function read(wanted: ListQuery, abort: AbortSignal): Promise<WorkOrderPage> {
    return fetchPage(context.http, wanted, await appliancesCount(user), abort)
  }

  const isReady = (ahead: Prepared, wanted: ListQuery) => !ahead.signal.aborted && sameQuery(ahead.query, wanted)

  /**
   * Returns the prepared page of this query, or cancels the page of another query (decision 35).
   * @returns null when no page is prepared; the page is null when its read failed
   */
  function takePrepared(wanted: ListQuery, abort: AbortSignal): Promise<WorkOrderPage | null> | null {
    const ahead = prepared
    prepared = null
    if (ahead === null) return null
    abort.addEventListener('abort', ahead.cancel)
    if (isReady(ahead, wanted)) return ahead.page
    ahead.cancel()
    return null
  }

  const scheduleRefresh = throttle(context, handle.refresh)
  /** Marked rows that were read in full, by their content at that time. */
  const fetched = new Set<string>()

  /** Reads orders that the server marks as updated in full (decision 18). Few lists have such orders. */
  async function fetchUpdated(rows: readonly WorkOrderRow[]): Promise<void> {
    if (!rows.some(row => row.overallWorkOrderStatusChangedInServer)) return
    // After a failure the rows stay as they are until the next read.
    await readUpdated(context.http, rows, fetched, await appliancesCount(user), change => handle.setData(change))
  }

  context.onEnd(
    feed.on('work_order.changed', ({ workOrderNo, status, totalCopied }) => {
      handle.setData(page => replaceRow(page, workOrderNo, row => ({ ...row, status, totalCopied })))
      scheduleRefresh()
    }),
  )
  context.onEnd(feed.on('work_order.assigned', scheduleRefresh))
  context.onEnd(
    feed.on('download.changed', ({ workOrderNo, compositionId, status, percentage }) => {
      handle.setData(page =>
        replaceRow(page, workOrderNo, row => ({
          ...row,
          compositions: row.compositions.map(composition =>
            composition.id === compositionId ? { ...composition, download: { status, percentage } } : composition,
          ),
        })),
      )
    }),
  )
  context.onEnd(feed.on('shipments.changed', scheduleRefresh))
  context.onEnd(feed.onMissedEvents(() => (isRequested ? handle.refresh() : Promise.resolve())))
  context.onEnd(followDownloads(feed, handle.refresh, () => handle.resource.peek().data?.rows))
  context.effect(() => askFilms(handle.resource.value.data?.rows ?? []))
  let merged: ReadonlySet<WorkOrderRow> = new Set()
  context.effect(() => {
    const page = handle.resource.value.data
    if (page === null || !isWholeList(page.query)) return
    // An unchanged row can be older than the data of its order in `active`.
    const fresh = page.rows.filter(row => !merged.has(row))
    merged = new Set(page.rows)
    untracked(() => active.merge(fresh))
    active.markListed()
  })

  /** Reads the films of orders that are shown or sorted by content. */
  function askFilms(rows: readonly WorkOrderRow[]): void {
    films.ask(rows.flatMap(({ compositions }) => compositions.map(({ id }) => id)))
  }

  return {
    page: handle.resource,
    /** All known active orders, beyond the page. */
    active,
    askFilms,
    query: query as ReadonlySignal<ListQuery>,
    /** Reads another page, search or list. The last call wins, and the old rows stay until its response. */
    ask(next: ListQuery): void {
      if (isRequested && sameQuery(next, query.peek())) return
      isRequested = true
      query.value = next
      void handle.refresh()
    },
    /**
     * Reads a page that may be requested next. The last call wins, and a page that is not requested soon is dropped.
     */
    prepare(next: ListQuery): void {
      if (sameQuery(next, query.peek()) || (prepared && isReady(prepared, next))) return
      prepared?.cancel()
      const stop = new AbortController()
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(maxPreparedAge)])
      prepared = { query: next, signal, cancel: () => stop.abort(), page: read(next, signal).catch(() => null) }
    },
    refresh: handle.refresh,
  }
})
