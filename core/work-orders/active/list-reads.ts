import { asFailure } from '../../base/errors'
import { readPatiently } from '../../base/read-patiently'
import { appliancesCount } from '../../orders/order-api'
import type { AreaContext } from '../../portal/container'
import { session } from '../../session/store'
import { fetchActive } from '../api'
import type { WorkOrderRow } from '../types'
import { type ActivePage, readPass } from './pass'
import { activeOrders } from './store'

/**
 * The maximum count of passes. An order that moves while the pages are read can be missed, so the list is read again.
 */
const maxPasses = 3

type Change = { readonly no: string; readonly apply: (row: WorkOrderRow) => WorkOrderRow }

/**
 * Returns functions that read the whole active list, one read at a time. Changes that arrive during a read are kept.
 */
export function createListReads(context: AreaContext) {
  const user = context.use(session)
  const orders = context.keep(activeOrders)
  let running: AbortController | null = null
  /** The end of the last complete read, in epoch milliseconds; null before it. Events are known since then. */
  let readAt: number | null = null
  /** The count of pages that failed and are read again. */
  let failing = 0
  /** Events since the pass began. A page that was requested before an event lacks its change. */
  let changes: Change[] = []
  /** Orders that were read singly or left the list since the pass began. */
  const touched = new Set<string>()

  function fetchPage(offset: number, size: number, abort: AbortSignal): Promise<ActivePage> {
    const call = async () => {
      const changeCount = changes.length
      const page = await fetchActive(context.http, { offset, ps: size }, await appliancesCount(user), abort)
      return { ...page, rows: page.rows.map(row => withChanges(row, changes.slice(changeCount))) }
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
    try {
      let isWhole = false
      for (let passes = 0; passes < maxPasses && !isWhole; passes += 1) isWhole = await readOnce(current.signal)
      readAt = Date.now()
      orders.cover({ isWhole, isFailing: !isWhole })
    } catch (thrown) {
      // A sign-out or a new read aborts this read silently. The list itself reports any other failure.
      if (!current.signal.aborted) orders.cover({ isFailing: asFailure(thrown).category !== 'cancelled' })
    } finally {
      if (running === current) running = null
    }
  }

  function change(no: string, apply: Change['apply']): void {
    changes.push({ no, apply })
    orders.update(no, apply)
  }

  return {
    /** Reads the whole list, in place of a running read. */
    readAll,
    /** Returns whether a read is running. */
    isRunning: (): boolean => running !== null,
    /** Returns the end of the last complete read, in epoch milliseconds; null before it. */
    lastReadAt: (): number | null => readAt,
    /** Changes an order, also in pages that were requested before. */
    change,
    /** Keeps an order as it is, whatever the running read contains. */
    touch: (no: string): void => void touched.add(no),
    abort(): void {
      running?.abort()
      running = null
    },
  }
}

function withChanges(row: WorkOrderRow, changes: readonly Change[]): WorkOrderRow {
  return changes.filter(({ no }) => no === row.workOrderNo).reduce((next, { apply }) => apply(next), row)
}
