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

/** What was read ahead, or is still on its way, is too old after so many milliseconds. */
const preparedFor = 5000

/** A page that is read before it is asked for. */
interface Prepared {
  readonly query: ListQuery
  readonly signal: AbortSignal
  readonly page: Promise<WorkOrderPage | null>
  cancel(): void
}

/** The list of one element: two lists on a page have two queries. */
export const workOrderList = defineArea('work-order-list', context => {
  const who = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  const active = context.keep(activeOrders)
  const query = signal(defaultQuery)
  let asked = false
  let prepared: Prepared | null = null
  const handle = context.resource<WorkOrderPage>({
    load: async abort => {
      const page = (await takePrepared(query.peek(), abort)) ?? (await read(query.peek(), abort))
      // The page shrank under the reader's feet: the last page that there is.
      const last = pageCount(page.total, page.query.pageSize)
      if (page.rows.length > 0 || page.query.page <= last) return page
      query.value = { ...page.query, page: last }
      return read(query.peek(), abort)
    },
    isEmpty: page => page.rows.length === 0,
    onRead: page => void fetchUpdated(page.rows),
  })
  async function read(what: ListQuery, abort: AbortSignal): Promise<WorkOrderPage> {
    return fetchPage(context.http, what, await appliancesCount(who), abort)
  }

  const isReady = (ahead: Prepared, what: ListQuery) => !ahead.signal.aborted && sameQuery(ahead.query, what)

  /** What was read ahead of this very query; null where there is nothing, or its read failed. Of another query it is cancelled (decision 35). */
  function takePrepared(what: ListQuery, abort: AbortSignal): Promise<WorkOrderPage | null> | null {
    const ahead = prepared
    prepared = null
    if (ahead === null) return null
    abort.addEventListener('abort', ahead.cancel)
    if (isReady(ahead, what)) return ahead.page
    ahead.cancel()
    return null
  }

  const refreshSoon = throttle(context, handle.refresh)
  /** Rows whose detail was asked for since the server marked them, by what they said then. */
  const fetched = new Set<string>()

  /** An order that the server marks as updated is fetched again in full (decision 18). Few lists hold one. */
  async function fetchUpdated(rows: readonly WorkOrderRow[]): Promise<void> {
    if (!rows.some(row => row.overallWorkOrderStatusChangedInServer)) return
    // Without it the rows stay as they are until the next read.
    await readUpdated(context.http, rows, fetched, await appliancesCount(who), change => handle.setData(change))
  }

  context.onEnd(
    feed.on('work_order.changed', ({ workOrderNo, status, totalCopied }) => {
      handle.setData(page => replaceRow(page, workOrderNo, row => ({ ...row, status, totalCopied })))
      refreshSoon()
    }),
  )
  context.onEnd(feed.on('work_order.assigned', refreshSoon))
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
  context.onEnd(feed.on('shipments.changed', refreshSoon))
  context.onEnd(feed.onMissedEvents(() => (asked ? handle.refresh() : Promise.resolve())))
  context.onEnd(followDownloads(feed, handle.refresh, () => handle.resource.peek().data?.rows))
  context.effect(() => askFilms(handle.resource.value.data?.rows ?? []))
  let merged: ReadonlySet<WorkOrderRow> = new Set()
  context.effect(() => {
    const page = handle.resource.value.data
    if (page === null || !isWholeList(page.query)) return
    // A row that has not changed since can be older than what is known of its order by now.
    const fresh = page.rows.filter(row => !merged.has(row))
    merged = new Set(page.rows)
    untracked(() => active.merge(fresh))
    active.markListed()
  })

  /** Asks for the films of orders that are shown, or sorted by content. */
  function askFilms(rows: readonly WorkOrderRow[]): void {
    films.ask(rows.flatMap(({ compositions }) => compositions.map(({ id }) => id)))
  }

  return {
    page: handle.resource,
    /** All active orders that are known, beyond the page. */
    active,
    askFilms,
    query: query as ReadonlySignal<ListQuery>,
    /** Asks for another page, search or list; the last call wins, and the old rows stay until it answers. */
    ask(next: ListQuery): void {
      if (asked && sameQuery(next, query.peek())) return
      asked = true
      query.value = next
      void handle.refresh()
    },
    /** Reads what may be asked for next, so that it is there when it is; the last call wins, and what is not asked for soon is forgotten. */
    prepare(next: ListQuery): void {
      if (sameQuery(next, query.peek()) || (prepared && isReady(prepared, next))) return
      prepared?.cancel()
      const stop = new AbortController()
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(preparedFor)])
      prepared = { query: next, signal, cancel: () => stop.abort(), page: read(next, signal).catch(() => null) }
    },
    refresh: handle.refresh,
  }
})
