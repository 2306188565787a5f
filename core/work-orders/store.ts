import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { startPoll } from '../base/poll'
import type { Resource } from '../base/resource'
import { type Live, live, pollEvery } from '../live/live'
import { soon } from '../live/soon'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchOrder, fetchPage } from './api'
import { rowOf } from './mapping'
import { movies } from './movies'
import { defaultQuery, pageCount, sameQuery } from './rules'
import type { ListQuery, WorkOrderPage, WorkOrderRow } from './types'

export interface WorkOrderListStore {
  readonly page: ReadonlySignal<Resource<WorkOrderPage>>
  readonly query: ReadonlySignal<ListQuery>
  /** Asks for another page, search or list; the last call wins, and the old rows stay until it answers. */
  ask(query: ListQuery): void
  refresh(): Promise<void>
}

/** The list of one element: two lists on a page have two queries. */
export const workOrderList = defineArea<WorkOrderListStore>('work-order-list', context => {
  const who = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  const query = signal(defaultQuery)
  let asked = false
  const handle = context.resource<WorkOrderPage>({
    load: async abort => {
      const page = await fetchPage(context.http, query.peek(), await appliancesCount(who), abort)
      // The page shrank under the reader's feet: the last page that there is.
      const last = pageCount(page.total, page.query.pageSize)
      if (page.rows.length > 0 || page.query.page <= last) return page
      query.value = { ...page.query, page: last }
      return fetchPage(context.http, query.peek(), await appliancesCount(who), abort)
    },
    isEmpty: page => page.rows.length === 0,
    onRead: page => void fetchUpdated(page.rows),
  })
  const refreshSoon = soon(context, handle.refresh)
  /** Rows whose detail was asked for since the server marked them, by what they said then. */
  const fetched = new Set<string>()

  /** An order that the server marks as updated is fetched again in full (decision 18); its row stays marked. */
  async function fetchUpdated(rows: readonly WorkOrderRow[]): Promise<void> {
    for (const row of rows) {
      const said = `${row.workOrderNo} ${row.status} ${row.totalCopied}`
      if (!row.overallWorkOrderStatusChangedInServer || fetched.has(said)) continue
      fetched.add(said)
      const order = await fetchOrder(context.http, row.workOrderNo, await appliancesCount(who)).catch(() => null)
      if (order === null) fetched.delete(said)
      else
        handle.update(page =>
          replaceRow(page, row.workOrderNo, known => ({
            ...rowOf(order, known.past),
            overallWorkOrderStatusChangedInServer: true,
          })),
        )
    }
  }

  context.onEnd(
    feed.on('work_order.changed', ({ workOrderNo, status, totalCopied }) => {
      handle.update(page => replaceRow(page, workOrderNo, row => ({ ...row, status, totalCopied })))
      refreshSoon()
    }),
  )
  context.onEnd(feed.on('work_order.assigned', refreshSoon))
  context.onEnd(
    feed.on('download.changed', ({ workOrderNo, compositionId, status, percentage }) => {
      handle.update(page =>
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
  context.onEnd(feed.whileAway(() => (asked ? handle.refresh() : Promise.resolve())))
  context.onEnd(followDownloads(feed, handle.refresh, () => handle.resource.peek().data?.rows))
  context.onEnd(
    effect(() =>
      films.ask((handle.resource.value.data?.rows ?? []).flatMap(row => row.compositions.map(({ id }) => id))),
    ),
  )

  return {
    page: handle.resource,
    query,
    ask(next) {
      if (asked && sameQuery(next, query.peek())) return
      asked = true
      query.value = next
      void handle.refresh()
    },
    refresh: handle.refresh,
  }
})

export interface WorkOrderStore {
  readonly order: ReadonlySignal<Resource<WorkOrderRow>>
  refresh(): Promise<void>
}

/** One work order in full, by its number. */
export const workOrder = defineArea<WorkOrderStore>('work-order', (context, no) => {
  const who = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  const handle = context.resource<WorkOrderRow>({
    load: async abort => rowOf(await fetchOrder(context.http, no, await appliancesCount(who), abort), false),
  })
  const refreshSoon = soon(context, handle.refresh)
  const mine = ({ workOrderNo }: { workOrderNo: string }) => {
    if (workOrderNo === no) refreshSoon()
  }
  for (const type of ['work_order.changed', 'shipments.changed', 'download.changed'] as const)
    context.onEnd(feed.on(type, mine))
  context.onEnd(feed.whileAway(handle.refresh))
  context.onEnd(followDownloads(feed, handle.refresh, () => [handle.resource.peek().data ?? []].flat()))
  context.onEnd(effect(() => films.ask(handle.resource.value.data?.compositions.map(({ id }) => id) ?? [])))
  void handle.refresh()
  return { order: handle.resource, refresh: handle.refresh }
})

/** Nobody tells how far a download is until it ends: what has one under way is read again as bays are. */
function followDownloads(feed: Live, read: () => Promise<void>, rows: () => readonly WorkOrderRow[] | undefined) {
  // Pending, unarchiving, in progress, queued.
  const isMoving = ({ compositions }: WorkOrderRow) =>
    compositions.some(({ download }) => /ing|prog|queued/.test(`${download?.status}`))
  return startPoll(pollEvery, async () => {
    if (feed.state.peek() === 'live' && rows()?.some(isMoving)) await read()
  }).stop
}

async function appliancesCount(who: {
  whoAmI(): Promise<{ user: { partner: { appliances?: unknown[] } | null } }>
}): Promise<number> {
  return (await who.whoAmI()).user.partner?.appliances?.length ?? 0
}

function replaceRow(page: WorkOrderPage, no: string, change: (row: WorkOrderRow) => WorkOrderRow): WorkOrderPage {
  if (!page.rows.some(row => row.workOrderNo === no)) return page
  return { ...page, rows: page.rows.map(row => (row.workOrderNo === no ? change(row) : row)) }
}
