import { type ReadonlySignal, signal } from '@preact/signals-core'
import { isPast } from '../../orders/past'
import { defineArea } from '../../portal/container'
import type { WorkOrderRow } from '../types'

/** The part of the list of active orders that is read. */
export interface Coverage {
  /** Whether every active order is known, or the newest `maxOrders` of a longer list. */
  readonly isWhole: boolean
  readonly pagesRead: number
  /** Pages of the whole list; null when the server gives no total. */
  readonly pages: number | null
  /** Active orders by the last response; null when the server gives no total. */
  readonly total: number | null
  /** Whether a page failed and is read again. */
  readonly isFailing: boolean
}

const nothingRead: Coverage = { isWhole: false, pagesRead: 0, pages: null, total: null, isFailing: false }

export type ActiveOrders = ReturnType<typeof activeOrders.create>

/**
 * The known active orders over all pages of the list. They outlive the list that shows them, until the session ends.
 */
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
    /** The orders in the server's order, as far as it is known. */
    rows: rows as ReadonlySignal<readonly WorkOrderRow[]>,
    coverage: coverage as ReadonlySignal<Coverage>,
    /** Whether a list of the host page has shown the orders. The orders moved by a holiday are read without a list. */
    isListed: isListed as ReadonlySignal<boolean>,
    /** Records that a list of the host page shows the orders. */
    markListed(): void {
      isListed.value = true
    },
    has: (no: string): boolean => known.has(no),
    /** Adds or replaces orders, and removes past ones. */
    merge(next: readonly WorkOrderRow[]): void {
      if (next.length === 0) return
      for (const row of next) set(row)
      publish()
    },
    /** Changes a known order. */
    update(no: string, change: (row: WorkOrderRow) => WorkOrderRow): void {
      const row = known.get(no)
      if (row === undefined) return
      set(change(row))
      publish()
    },
    remove(no: string): void {
      if (known.delete(no)) publish()
    },
    /** Keeps only these orders, in this order. Known rows stay, because events may have changed them. */
    keepOnly(numbers: readonly string[]): void {
      const remaining = numbers.flatMap(no => known.get(no) ?? [])
      known.clear()
      for (const row of remaining) known.set(row.workOrderNo, row)
      publish()
    },
    cover(next: Partial<Coverage>): void {
      coverage.value = { ...coverage.peek(), ...next }
    },
  }
})
