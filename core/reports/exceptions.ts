import { isAwaited, overdueBy, unshippedOf } from './row'
import { toneOf } from './tones'
import type { ReportException, ReportExceptions, ReportRow } from './types'

/** The maximum number of exceptions that are kept, the worst ones. */
export const maxExceptions = 100

/** The ranks, worst first: overdue, in trouble, delivered late. */
const ranks = { overdue: 0, trouble: 1, late: 2 } as const

/** Returns the kind of exception of an order at a time in milliseconds; null for none. */
export function exceptionOf(row: ReportRow, now: number): ReportException | null {
  if (row.onTime === 'no') return { kind: 'late', row, dueIn: null }
  if (!isAwaited(row)) return null
  const overdue = overdueBy(row, now)
  if (overdue !== null) return { kind: 'overdue', row, dueIn: -overdue }
  if (toneOf(row.status) !== 'trouble') return null
  const dueIn = Date.parse(unshippedOf(row) > 0 ? row.shipBy : row.deliverBy) - now
  return { kind: 'trouble', row, dueIn: Number.isNaN(dueIn) ? null : dueIn }
}

/** Collects the worst exceptions while rows are read: a report may have a hundred thousand rows. */
export function createExceptions(now: number) {
  let items: ReportException[] = []
  let count = 0
  const worst = () => items.sort(byRank).slice(0, maxExceptions)
  return {
    add(row: ReportRow): void {
      const exception = exceptionOf(row, now)
      if (exception === null) return
      count += 1
      items.push(exception)
      if (items.length >= 2 * maxExceptions) items = worst()
    },
    exceptions: (): ReportExceptions => ({ items: worst(), count }),
  }
}

/** Within a rank the earliest deadline comes first; an order without one comes last. */
function byRank(a: ReportException, b: ReportException): number {
  const [due, otherDue] = [a.dueIn ?? Number.MAX_VALUE, b.dueIn ?? Number.MAX_VALUE]
  return ranks[a.kind] - ranks[b.kind] || due - otherDue
}
