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

/** Orders that are offered at once; a search or `readMore` finds the others. */
export const maxOffered = 25
/** The largest page of the list. */
const pageSize = 50
/** Pages that are read before the most urgent orders are picked; `readMore` reads as many again. */
const pagesAtOnce = 10

export interface OrdersToCopy {
  /** The first ship-by first, `maxOffered` at most until more are read. */
  readonly rows: readonly WorkOrderRow[]
  /** More orders need drives, or may need some: they were not read, or are beyond `maxOffered`. */
  readonly hasMore: boolean
}

/** Active orders that still need drives and can be copied, the most urgent of the first pages of the list; one store an element, by its id. */
export const ordersToCopy = defineArea('orders-to-copy', context => {
  const who = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  let search: string | null = null
  /** How many portions of pages and orders are read: one, and one more with each `readMore`. */
  let rounds = 1
  const { resource, refresh } = context.resource<OrdersToCopy>({ load, isEmpty: ({ rows }) => rows.length === 0 })

  async function load(abort: AbortSignal): Promise<OrdersToCopy> {
    const count = await appliancesCount(who)
    // An order can move to the next page while they are read.
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

  const refreshSoon = throttle(context, async () => {
    if (search !== null) await refresh()
  })
  for (const type of ['work_order.changed', 'work_order.assigned'] as const) context.onEnd(feed.on(type, refreshSoon))
  context.effect(() =>
    films.ask((resource.value.data?.rows ?? []).flatMap(({ compositions }) => compositions.map(({ id }) => id))),
  )

  return {
    orders: resource,
    /** Reads the orders that fit a search; the last call wins, and the old ones stay until it answers. */
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

/** Returns the ship-by in epoch milliseconds; orders without one come last. */
function urgency({ nextShipBy }: WorkOrderRow): number {
  const at = nextShipBy === null ? Number.NaN : Date.parse(nextShipBy)
  return Number.isNaN(at) ? Number.MAX_SAFE_INTEGER : at
}

/** Orders of drives that still lack some; one without tasks is told by its delivery mode. */
function needsCopies({ tasks, deliveryMode, totalCopied, totalDrives, past }: WorkOrderRow): boolean {
  const isForDrives = tasks.length === 0 ? deliveryMode !== 'ELECTRONIC' : tasks.includes('duplicate_dcps')
  return isForDrives && !past && totalCopied < totalDrives
}
