import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Resource } from '../base/resource'
import { live } from '../live/live'
import { type AreaContext, defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchOrder, fetchPage } from './api'
import { rowOf } from './mapping'
import { movies } from './movies'
import { defaultQuery, sameQuery } from './rules'
import type { ListQuery, WorkOrderPage, WorkOrderRow } from './types'

/** Events come in bursts: one read answers all of them, this many milliseconds after the last. */
const settleAfter = 400

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
      const last = Math.max(1, Math.ceil(page.total / page.query.pageSize))
      if (page.rows.length > 0 || page.query.page <= last) return page
      query.value = { ...page.query, page: last }
      return fetchPage(context.http, query.peek(), await appliancesCount(who), abort)
    },
    isEmpty: page => page.rows.length === 0,
  })
  const soon = later(context, handle.refresh)

  context.onEnd(
    feed.on('work_order.changed', ({ workOrderNo, status, totalCopied }) => {
      handle.update(page => replaceRow(page, workOrderNo, row => ({ ...row, status, totalCopied })))
      soon()
    }),
  )
  context.onEnd(feed.on('work_order.assigned', soon))
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
  context.onEnd(feed.on('shipments.changed', soon))
  context.onEnd(feed.whileAway(() => (asked ? handle.refresh() : Promise.resolve())))
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
  const soon = later(context, handle.refresh)
  const mine = ({ workOrderNo }: { workOrderNo: string }) => {
    if (workOrderNo === no) soon()
  }
  for (const type of ['work_order.changed', 'shipments.changed', 'download.changed'] as const)
    context.onEnd(feed.on(type, mine))
  context.onEnd(feed.whileAway(handle.refresh))
  context.onEnd(effect(() => films.ask(handle.resource.value.data?.compositions.map(({ id }) => id) ?? [])))
  void handle.refresh()
  return { order: handle.resource, refresh: handle.refresh }
})

async function appliancesCount(who: {
  whoAmI(): Promise<{ user: { partner: { appliances?: unknown[] } | null } }>
}): Promise<number> {
  return (await who.whoAmI()).user.partner?.appliances?.length ?? 0
}

function replaceRow(page: WorkOrderPage, no: string, change: (row: WorkOrderRow) => WorkOrderRow): WorkOrderPage {
  if (!page.rows.some(row => row.workOrderNo === no)) return page
  return { ...page, rows: page.rows.map(row => (row.workOrderNo === no ? change(row) : row)) }
}

/** Calls once, a while after the last of several calls. */
function later(context: AreaContext, call: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  context.onEnd(() => clearTimeout(timer))
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void call(), settleAfter)
  }
}
