import type { WorkOrderRow } from '../types'

/** Orders a call: the largest page of the list (specification, section 9), which every back end answers. */
export const pageSize = 50
/** Of longer lists the newest orders are read: the back end's order begins with them. */
export const maxOrders = 5000
const maxParallel = 2

/** A page as the back end answered it; `total` is null where it gives none. */
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
  /** Reads `size` orders from `offset` on; rejects where the pass is to end. */
  fetchPage(offset: number, size: number): Promise<ActivePage>
  /** Called with each page as it arrives. */
  onPage(page: ActivePage, progress: PassProgress): void
}

export interface Pass extends PassProgress {
  /** In the back end's order, each once. */
  readonly numbers: readonly string[]
  /** False where an order can be missing: one that moved to a page that had been read already. */
  readonly isComplete: boolean
}

interface Span {
  readonly offset: number
  readonly size: number
}

/** Reads the active list once from its first page to its last, at most two pages at once. Rejects as `fetchPage` does. */
export async function readPass({ fetchPage, onPage }: PassOptions): Promise<Pass> {
  const waiting: Span[] = [{ offset: 0, size: pageSize }]
  const running = new Set<Promise<void>>()
  const found = new Map<number, readonly WorkOrderRow[]>()
  let total: number | null = null
  /** Offset at which the last span that is queued or read ends. */
  let end = pageSize
  let covered = 0
  let isStable = true

  const limit = () => Math.min(total ?? maxOrders, maxOrders)

  function progress(): PassProgress {
    if (total === null) return { pagesRead: Math.ceil(covered / pageSize), pages: null, total }
    const pages = Math.max(1, Math.ceil(limit() / pageSize))
    return { pagesRead: covered >= limit() ? pages : Math.floor(covered / pageSize), pages, total }
  }

  /** A page can be shorter than asked for: the rest of it is read by itself. */
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
      // The race below reports the first failure: a second one has nobody to tell.
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
