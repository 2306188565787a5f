import { asFailure } from '../../base/errors'
import { startPoll } from '../../base/poll'
import { readPatiently } from '../../base/read-patiently'
import { live } from '../../live/live'
import { throttle } from '../../live/throttle'
import { appliancesCount, fetchOrder } from '../../orders/order-api'
import { isPast } from '../../orders/past'
import { defineArea } from '../../portal/container'
import { session } from '../../session/store'
import { fetchActive } from '../api'
import { rowOf } from '../mapping'
import type { WorkOrderRow } from '../types'
import { type ActivePage, readPass } from './pass'
import { activeOrders } from './store'

/** The maximum age of the list before the next read, and the interval in which the age is checked, in milliseconds. */
const [readEvery, checkEvery] = [5 * 60_000, 30_000]
/**
 * After missed events the list is read again when it is this many milliseconds per page old: one call in 2.5 s on
 * average.
 */
const missedEvery = 2500
/**
 * The maximum count of passes. An order that moves while the pages are read can be missed, so the list is read again.
 */
const maxPasses = 3
/** The maximum count of changed orders that are read one by one. With more, the whole list is read. */
const maxSingle = 10

type Change = { readonly no: string; readonly apply: (row: WorkOrderRow) => WorkOrderRow }

/**
 * The reader of the whole active list. It reads in the background while a list is watched, and updates orders by
 * events.
 */
export const activeReader = defineArea('active-orders-reader', context => {
  const user = context.use(session)
  const feed = context.use(live)
  const orders = context.keep(activeOrders)
  let watchers = 0
  let running: AbortController | null = null
  /**
   * The time of the last complete read by this reader, in epoch milliseconds; null before it. Events are known since
   * then.
   */
  let readAt: number | null = null
  /** The count of pages that failed and are read again. */
  let failing = 0
  /** Events since the pass began. A page that was requested before an event lacks its change. */
  let changes: Change[] = []
  /** Orders that were read singly or left the list since the pass began. */
  const touched = new Set<string>()
  const changed = new Set<string>()

  function fetchPage(offset: number, size: number, abort: AbortSignal): Promise<ActivePage> {
    const call = async () => {
      const since = changes.length
      const page = await fetchActive(context.http, { offset, ps: size }, await appliancesCount(user), abort)
      return { ...page, rows: page.rows.map(row => withChanges(row, changes.slice(since))) }
    }
    return readPatiently(call, { abort, onWaiting })
  }

  function onWaiting(isWaiting: boolean): void {
    failing += isWaiting ? 1 : -1
    orders.cover({ isFailing: failing > 0 })
  }

  /**
   * Reads the list once from end to end.
   * @returns whether no order can be missing
   */
  async function readOnce(abort: AbortSignal): Promise<boolean> {
    changes = []
    touched.clear()
    const wasWhole = orders.coverage.peek().isWhole
    const pass = await readPass({
      fetchPage: (offset, size) => fetchPage(offset, size, abort),
      onPage({ rows }, progress) {
        abort.throwIfAborted()
        orders.merge(rows.filter(({ workOrderNo }) => !touched.has(workOrderNo)))
        if (!wasWhole) orders.cover(progress)
      },
    })
    orders.keepOnly([...new Set([...pass.numbers, ...touched])])
    const { pagesRead, pages, total } = pass
    orders.cover({ pagesRead, pages, total, isFailing: false })
    return pass.isComplete
  }

  async function readAll(): Promise<void> {
    running?.abort()
    const current = new AbortController()
    running = current
    changed.clear()
    try {
      let isWhole = false
      for (let passes = 0; passes < maxPasses && !isWhole; passes += 1) isWhole = await readOnce(current.signal)
      readAt = Date.now()
      orders.cover({ isWhole, isFailing: !isWhole })
    } catch (thrown) {
      // A sign-out or a new read aborts it silently. The list itself reports any other failure.
      if (!current.signal.aborted) orders.cover({ isFailing: asFailure(thrown).category !== 'cancelled' })
    } finally {
      if (running === current) running = null
    }
  }

  function change(no: string, apply: Change['apply']): void {
    changes.push({ no, apply })
    orders.update(no, apply)
  }

  /** Reads a single order: a new one, or one with changed deadlines. */
  async function readSingle(no: string): Promise<void> {
    touched.add(no)
    try {
      orders.merge([rowOf(await fetchOrder(context.http, no, await appliancesCount(user), context.ended))])
    } catch (thrown) {
      if (asFailure(thrown).category === 'not-found') orders.remove(no)
      else if (!context.ended.aborted) changed.add(no)
    }
  }

  const scheduleChanged = throttle(context, async () => {
    if (watchers === 0) return
    const numbers = [...changed]
    changed.clear()
    if (numbers.length > maxSingle) await readAll()
    else await Promise.all(numbers.map(readSingle))
  })

  function scheduleRead({ workOrderNo }: { workOrderNo: string }): void {
    changed.add(workOrderNo)
    scheduleChanged()
  }

  function readIfStale(age: number): Promise<void> {
    const isDue = watchers > 0 && running === null && Date.now() - (readAt ?? 0) >= age
    return isDue ? readAll() : Promise.resolve()
  }

  context.onEnd(feed.on('work_order.assigned', scheduleRead))
  context.onEnd(feed.on('shipments.changed', scheduleRead))
  context.onEnd(
    feed.on('work_order.changed', event => {
      const { workOrderNo, status, totalCopied } = event
      if (isPast(status)) touched.add(workOrderNo)
      else if (!orders.has(workOrderNo)) return scheduleRead(event)
      change(workOrderNo, row => ({ ...row, status, totalCopied }))
    }),
  )
  context.onEnd(
    feed.on('download.changed', ({ workOrderNo, compositionId, status, percentage }) =>
      change(workOrderNo, row => ({
        ...row,
        compositions: row.compositions.map(each =>
          each.id === compositionId ? { ...each, download: { status, percentage } } : each,
        ),
      })),
    ),
  )
  context.onEnd(feed.onMissedEvents(() => readIfStale(missedEvery * (orders.coverage.peek().pages ?? 1))))
  const poll = startPoll(checkEvery, () => readIfStale(readEvery))
  context.onEnd(poll.stop)
  context.onRenewed(() => {
    if (watchers > 0) void readAll()
  })
  context.onEnd(() => running?.abort())

  return {
    /**
     * Reads unknown orders while a screen watches.
     * @param isList whether the watcher shows the orders, so that other views may count them too
     * @returns a function that stops watching
     */
    watch({ isList = true } = {}): () => void {
      if (isList) orders.markListed()
      watchers += 1
      if (readAt === null && running === null) void readAll()
      else if (changed.size > 0) scheduleChanged()
      return () => {
        watchers -= 1
        if (watchers > 0) return
        running?.abort()
        running = null
      }
    },
  }
})

function withChanges(row: WorkOrderRow, changes: readonly Change[]): WorkOrderRow {
  return changes.filter(({ no }) => no === row.workOrderNo).reduce((next, { apply }) => apply(next), row)
}
