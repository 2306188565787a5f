import type { WorkOrderRow } from '../types'

/** Orders per call: the largest page of the list (specification, section 9), which every server supports. */
export const pageSize = 50
/**
 * The maximum count of orders. Of a longer list, only this many of the newest orders are read, because the server sends
 * the newest orders first.
 */
export const maxOrders = 5000
const maxParallel = 2

/** A page as the server has answered it; `total` is null when the server gives none. */
export interface ActivePage {
  readonly rows: readonly WorkOrderRow[]
  readonly total: number | null
}

export interface PassProgress {
  readonly pagesRead: number
  readonly pages: number | null
  readonly total: number | null
}

export interface PassOptions {
  /** Reads `size` orders from `offset` on. Rejects to end the pass. */
  fetchPage(offset: number, size: number): Promise<ActivePage>
  /** Is called with each page when it arrives. */
  onPage(page: ActivePage, progress: PassProgress): void
}

export interface Pass extends PassProgress {
  /** The numbers in the server's order, without duplicates. */
  readonly numbers: readonly string[]
  /** Whether no order can be missing. An order is missed when it moves to a page that was already read. */
  readonly isComplete: boolean
}

interface Span {
  readonly offset: number
  readonly size: number
}

/**
 * Reads the active list once from its first page to its last, with at most two pages at once. Rejects when `fetchPage`
 * does.
 */
export async function readPass({ fetchPage, onPage }: PassOptions): Promise<Pass> {
  const waiting: Span[] = [{ offset: 0, size: pageSize }]
  const running = new Set<Promise<void>>()
  const found = new Map<number, readonly WorkOrderRow[]>()
  let total: number | null = null
  /** The offset at which the last queued or read span ends. */
  let end = pageSize
  let covered = 0
  let isStable = true

  const limit = () => Math.min(total ?? maxOrders, maxOrders)

  function progress(): PassProgress {
    if (total === null) return { pagesRead: Math.ceil(covered / pageSize), pages: null, total }
    const pages = Math.max(1, Math.ceil(limit() / pageSize))
    return { pagesRead: covered >= limit() ? pages : Math.floor(covered / pageSize), pages, total }
  }

  /** Queues the rest of a page that is shorter than requested. */
  function queueRest({ offset, size }: Span, count: number): void {
    const next = offset + count
    if (total === null) {
      if (count > 0 && next < maxOrders) waiting.push({ offset: next, size: pageSize })
      return
    }
    const missing = Math.min(offset + size, limit()) - next
    if (missing <= 0) return
    if (count > 0) waiting.push({ offset: next, size: missing })
    else isStable = false
  }

  async function read(span: Span): Promise<void> {
    const page = await fetchPage(span.offset, span.size)
    if (found.size > 0 && page.total !== total) isStable = false
    total = page.total
    found.set(span.offset, page.rows)
    covered += page.rows.length
    queueRest(span, page.rows.length)
    if (total !== null)
      for (; end < limit(); end += pageSize) waiting.push({ offset: end, size: Math.min(pageSize, limit() - end) })
    onPage(page, progress())
  }

  function start(): void {
    for (let span = next(); span; span = next()) {
      const task: Promise<void> = read(span).finally(() => running.delete(task))
      // The race below reports the first failure, so later ones are ignored here.
      task.catch(() => {})
      running.add(task)
    }
  }
  const next = () => (running.size < maxParallel ? waiting.shift() : undefined)

  start()
  while (running.size > 0) {
    await Promise.race(running)
    start()
  }
  const inOrder = [...found].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows)
  const numbers = [...new Set(inOrder.map(({ workOrderNo }) => workOrderNo))]
  return { ...progress(), numbers, isComplete: isStable && numbers.length >= (total === null ? 0 : limit()) }
}
