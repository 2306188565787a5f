import { type ReadonlySignal, signal } from '@preact/signals-core'
import { isPast } from '../../orders/past'
import { defineArea } from '../../portal/container'
import type { WorkOrderRow } from '../types'

/** How far the list of active orders has been read. */
export interface Coverage {
  /** Whether every active order is known, or the newest of more than `maxOrders`. */
  readonly isWhole: boolean
  readonly pagesRead: number
  /** Pages of the whole list; null where the back end gives no total. */
  readonly pages: number | null
  /** Active orders by the last answer; null where the back end gives no total. */
  readonly total: number | null
  /** Whether a page could not be read and is tried again. */
  readonly isFailing: boolean
}

const nothingRead: Coverage = { isWhole: false, pagesRead: 0, pages: null, total: null, isFailing: false }

export type ActiveOrders = ReturnType<typeof activeOrders.create>

/** The active orders that are known, over all pages of the list. They outlive the list that shows them, until the session ends. */
export const activeOrders = defineArea('active-orders', () => {
  const known = new Map<string, WorkOrderRow>()
  const rows = signal<readonly WorkOrderRow[]>([])
  const coverage = signal<Coverage>(nothingRead)
  const isListed = signal(false)

  function set(row: WorkOrderRow): void {
    if (row.past || isPast(row.status)) known.delete(row.workOrderNo)
    else known.set(row.workOrderNo, row)
  }

  function publish(): void {
    rows.value = [...known.values()]
  }

  return {
    /** In the back end's order, as far as it is known. */
    rows: rows as ReadonlySignal<readonly WorkOrderRow[]>,
    coverage: coverage as ReadonlySignal<Coverage>,
    /** Whether a list of the page has shown them: those that a holiday moves are read without one. */
    isListed: isListed as ReadonlySignal<boolean>,
    /** A list of the page shows them. */
    markListed(): void {
      isListed.value = true
    },
    has: (no: string): boolean => known.has(no),
    /** Adds orders, and replaces those that are known already; past ones go. */
    merge(next: readonly WorkOrderRow[]): void {
      if (next.length === 0) return
      for (const row of next) set(row)
      publish()
    },
    /** Changes an order that is known. */
    update(no: string, change: (row: WorkOrderRow) => WorkOrderRow): void {
      const row = known.get(no)
      if (row === undefined) return
      set(change(row))
      publish()
    },
    remove(no: string): void {
      if (known.delete(no)) publish()
    },
    /** Keeps these orders alone, in this order. Their rows stay as they are known: events can have changed them. */
    keepOnly(numbers: readonly string[]): void {
      const kept = numbers.flatMap(no => known.get(no) ?? [])
      known.clear()
      for (const row of kept) known.set(row.workOrderNo, row)
      publish()
    },
    cover(next: Partial<Coverage>): void {
      coverage.value = { ...coverage.peek(), ...next }
    },
  }
})
