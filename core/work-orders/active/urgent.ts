import type { ShipByRisk } from '../../schedule/store'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'
import { isOverdue } from './due'
import { maxOrders } from './due-shipments'

/** Orders that are due later are not urgent, in working days. */
const maxWorkingDays = 3
const day = 24 * 3600_000
/** Nothing that is due later than this is looked at: working days are counted day by day. */
const maxDistance = 21 * day

interface Context {
  /** Epoch milliseconds. */
  readonly now: number
  riskOf(shipBy: string): ShipByRisk
}

/**
 * Numbers of the orders whose drives are counted by their shipments: what is due today, then what is overdue, then what is
 * due within three working days, twenty orders at most.
 */
export function urgentOrders(rows: readonly WorkOrderRow[], { now, riskOf }: Context): readonly string[] {
  const ranked = rows.flatMap(row => {
    const { workOrderNo: no, nextShipBy, status, past, deliveryMode } = row
    if (nextShipBy === null || past || deliveryMode === 'ELECTRONIC' || !hasToShip(status)) return []
    const at = Date.parse(nextShipBy)
    if (Number.isNaN(at) || at - now > maxDistance) return []
    if (isOverdue(row, now)) return [{ no, at, rank: 1 }]
    const { risk, workingDays } = riskOf(nextShipBy)
    if (risk === 'today' || risk === 'noPickUp') return [{ no, at, rank: 0 }]
    const isNear = workingDays === null ? at - now <= maxWorkingDays * day : workingDays <= maxWorkingDays
    return isNear ? [{ no, at, rank: 2 }] : []
  })
  ranked.sort((a, b) => a.rank - b.rank || a.at - b.at || (a.no < b.no ? -1 : 1))
  return ranked.slice(0, maxOrders).map(({ no }) => no)
}
