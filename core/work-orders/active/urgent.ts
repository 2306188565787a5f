import type { ShipByRisk } from '../../schedule/store'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'
import { isOverdue } from './due'
import { maxOrders } from './due-shipments'

/** Orders that are due after this many working days are not urgent. */
const maxWorkingDays = 3
const day = 24 * 3600_000
/** Orders beyond this distance are skipped, because working days are counted day by day. */
const maxDistance = 21 * day

interface Context {
  /** Epoch milliseconds. */
  readonly now: number
  riskOf(shipBy: string): ShipByRisk
  /** Returns whether drives of an order were due today. Shipped drives count, too. */
  isOfToday(workOrderNo: string): boolean
}

/**
 * Returns the numbers of the orders with drives that are counted by their shipments: first those due today, then those
 * that were due today, then overdue ones, then those due within three working days; at most twenty.
 */
export function urgentOrders(rows: readonly WorkOrderRow[], { now, riskOf, isOfToday }: Context): readonly string[] {
  const rankOf = (row: WorkOrderRow): number | null => {
    const { nextShipBy, status } = row
    if (nextShipBy === null || !hasToShip(status)) return null
    const at = Date.parse(nextShipBy)
    if (Number.isNaN(at) || at - now > maxDistance) return null
    if (isOverdue(row, now)) return 2
    const { risk, workingDays } = riskOf(nextShipBy)
    if (risk === 'today' || risk === 'noPickUp') return 0
    const isNear = workingDays === null ? at - now <= maxWorkingDays * day : workingDays <= maxWorkingDays
    return isNear ? 3 : null
  }
  const ranked = rows.flatMap(row => {
    const { workOrderNo: no, nextShipBy, past, deliveryMode } = row
    if (past || deliveryMode === 'ELECTRONIC') return []
    const dueRank = rankOf(row)
    const rank = dueRank !== 0 && isOfToday(no) ? 1 : dueRank
    return rank === null ? [] : [{ no, at: nextShipBy === null ? 0 : Date.parse(nextShipBy), rank }]
  })
  ranked.sort((a, b) => a.rank - b.rank || a.at - b.at || (a.no < b.no ? -1 : 1))
  return ranked.slice(0, maxOrders).map(({ no }) => no)
}
