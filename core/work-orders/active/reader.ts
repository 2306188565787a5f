import { asFailure } from '../../base/errors'
import { startPoll } from '../../base/poll'
import { live } from '../../live/live'
import { throttle } from '../../live/throttle'
import { appliancesCount, fetchOrder } from '../../orders/order-api'
import { isPast } from '../../orders/past'
import { defineArea } from '../../portal/container'
import { session } from '../../session/store'
import { rowOf } from '../mapping'
import { createListReads } from './list-reads'
import { activeOrders } from './store'

/** The maximum age of the list before the next read, and the interval in which the age is checked, in milliseconds. */
const [readEvery, checkEvery] = [5 * 60_000, 30_000]
/**
 * After missed events the list is read again when it is this many milliseconds per page old: one call in 2.5 s on
 * average.
 */
const missedEvery = 2500
/** The maximum count of changed orders that are read one by one. With more, the whole list is read. */
const maxSingle = 10

/**
 * The reader of the whole active list. It reads in the background while a list is watched, and updates orders by
 * events.
 */
export const activeReader = defineArea('active-orders-reader', context => {
  const user = context.use(session)
  const feed = context.use(live)
  const orders = context.keep(activeOrders)
  const list = createListReads(context)
  let watchers = 0
  /** Orders to read singly. */
  const changed = new Set<string>()

  function readAll(): Promise<void> {
    changed.clear()
    return list.readAll()
  }

  /** Reads a single order: a new one, or one with changed deadlines. */
  async function readSingle(no: string): Promise<void> {
    list.touch(no)
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
    const isDue = watchers > 0 && !list.isRunning() && Date.now() - (list.lastReadAt() ?? 0) >= age
    return isDue ? readAll() : Promise.resolve()
  }

  context.onEnd(feed.on('work_order.assigned', scheduleRead))
  context.onEnd(feed.on('shipments.changed', scheduleRead))
  context.onEnd(
    feed.on('work_order.changed', event => {
      const { workOrderNo, status, totalCopied } = event
      if (isPast(status)) list.touch(workOrderNo)
      else if (!orders.has(workOrderNo)) return scheduleRead(event)
      list.change(workOrderNo, row => ({ ...row, status, totalCopied }))
    }),
  )
  context.onEnd(
    feed.on('download.changed', ({ workOrderNo, compositionId, status, percentage }) =>
      list.change(workOrderNo, row => ({
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
  context.onEnd(list.abort)

  return {
    /**
     * Reads the orders and keeps them up to date while a screen watches.
     * @param isList whether the watcher shows the orders, so that other views may count them too
     * @returns a function that stops watching
     */
    watch({ isList = true } = {}): () => void {
      if (isList) orders.markListed()
      watchers += 1
      if (list.lastReadAt() === null && !list.isRunning()) void readAll()
      else if (changed.size > 0) scheduleChanged()
      return () => {
        watchers -= 1
        if (watchers === 0) list.abort()
      }
    },
  }
})
