import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { appliancesCount } from '../orders/order-api'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { fetchPage } from './api'
import { movies } from './movies'
import { defaultQuery, pageCount } from './rules'
import { isCopyable } from './transfers'
import type { WorkOrderRow } from './types'

/** The maximum count of orders that are offered at first. A search or `readMore` finds others. */
export const maxOffered = 25
/** The size of the largest page of the list. */
const pageSize = 50
/** The count of pages that are read before the most urgent orders are picked. `readMore` reads the same count again. */
const pagesAtOnce = 10

export interface OrdersToCopy {
  /** The orders by ship-by, at most `maxOffered` until more are read. */
  readonly rows: readonly WorkOrderRow[]
  /** Whether more orders may need drives: they are not read, or are beyond `maxOffered`. */
  readonly hasMore: boolean
}

/**
 * Active orders that still need drives and can be copied: the most urgent of the first pages of the list. Each element
 * has its own store, by its id.
 */
export const ordersToCopy = defineArea('orders-to-copy', context => {
  const user = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  let search: string | null = null
  /** The count of portions of pages and orders to read: one, plus one for each `readMore`. */
  let rounds = 1
  const { resource, refresh } = context.resource<OrdersToCopy>({ load, isEmpty: ({ rows }) => rows.length === 0 })

  async function load(abort: AbortSignal): Promise<OrdersToCopy> {
    const count = await appliancesCount(user)
    // An order can move to the next page between two reads.
    const found = new Map<string, WorkOrderRow>()
    for (let page = 1; ; page += 1) {
      const query = { ...defaultQuery, search: search ?? '', page, pageSize }
      const { rows, total } = await fetchPage(context.http, query, count, abort)
      for (const row of rows)
        if (needsCopies(row) && row.compositions.every(isCopyable)) found.set(row.workOrderNo, row)
      const isLast = rows.length === 0 || page >= pageCount(total, pageSize)
      if (isLast || page >= rounds * pagesAtOnce) {
        const orders = [...found.values()].sort((a, b) => urgency(a) - urgency(b))
        return { rows: orders.slice(0, rounds * maxOffered), hasMore: !isLast || orders.length > rounds * maxOffered }
      }
    }
  }

  const scheduleRefresh = throttle(context, async () => {
    if (search !== null) await refresh()
  })
  for (const type of ['work_order.changed', 'work_order.assigned'] as const)
    context.onEnd(feed.on(type, scheduleRefresh))
  context.effect(() =>
    films.ask((resource.value.data?.rows ?? []).flatMap(({ compositions }) => compositions.map(({ id }) => id))),
  )

  return {
    orders: resource,
    /** Reads the orders that match a search. The last call wins, and the old orders stay until its response. */
    ask(text: string): void {
      if (text === search) return
      search = text
      rounds = 1
      void refresh()
    },
    /** Reads further pages of the same search, and offers more orders. */
    readMore(): void {
      rounds += 1
      void refresh()
    },
    refresh,
  }
})

/** Returns the ship-by in epoch milliseconds. Orders without one come last. */
function urgency({ nextShipBy }: WorkOrderRow): number {
  const at = nextShipBy === null ? Number.NaN : Date.parse(nextShipBy)
  return Number.isNaN(at) ? Number.MAX_SAFE_INTEGER : at
}

/** Returns whether an order is sent on drives and lacks some. The delivery mode decides for an order without tasks. */
function needsCopies({ tasks, deliveryMode, totalCopied, totalDrives, past }: WorkOrderRow): boolean {
  const isForDrives = tasks.length === 0 ? deliveryMode !== 'ELECTRONIC' : tasks.includes('duplicate_dcps')
  return isForDrives && !past && totalCopied < totalDrives
}
