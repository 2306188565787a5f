import { addDays } from '../../base/days'
import type { Risk } from '../../schedule/types'
import type { Day } from '../../wire/base'
import type { WorkOrderRow } from '../types'
import type { DayPart } from './day-parts'
import type { Due } from './due'
import { isNamedRange, namedRanges, type OrderFilter, riskNames } from './filter'

/** Returns the first and last day of a ship-by range; null for an open end. */
export function daysOfRange(range: string, today: Day): readonly [from: Day | null, to: Day | null] {
  if (isNamedRange(range)) return [null, addDays(today, namedRanges[range])]
  const [from, to] = range.split('..')
  return [from || null, to || null]
}

export interface FilterContext {
  readonly due: Due
  /** Returns the current risk of an order; null without one, or while the risk is unknown. */
  riskOf(row: WorkOrderRow): Risk | null
  /** Returns whether drives of an order will miss their last pick-up. */
  isAtRisk(row: WorkOrderRow): boolean
  /** Returns whether an appliance, by its serial number, holds drives of an order. */
  isIn(serialNo: string, row: WorkOrderRow): boolean
  /** Returns whether a figure of today counts an order. */
  isOfToday(part: DayPart, row: WorkOrderRow): boolean
}

/** Returns the orders that pass each part of a filter. */
export function filterRows(
  rows: readonly WorkOrderRow[],
  filter: OrderFilter,
  { due, riskOf, isAtRisk, isIn, isOfToday }: FilterContext,
): WorkOrderRow[] {
  const [from, to] = filter.shipBy === null ? [null, null] : daysOfRange(filter.shipBy, due.today)
  const statuses = new Set(filter.status)
  const risks = new Set<string>(filter.risk)
  const hasRisk = (row: WorkOrderRow) => {
    const risk = riskOf(row)
    return (risk !== null && risks.has(riskNames[risk])) || (risks.has(riskNames.atRisk) && isAtRisk(row))
  }
  return rows.filter(row => {
    if (statuses.size > 0 && !statuses.has(row.status)) return false
    if (risks.size > 0 && !hasRisk(row)) return false
    if (filter.appliance.length > 0 && !filter.appliance.some(serialNo => isIn(serialNo, row))) return false
    if (filter.day !== null && !isOfToday(filter.day, row)) return false
    if (filter.shipBy === null) return true
    const day = row.nextShipBy === null || due.groupOf(row) === 'noDate' ? '' : due.dayOf(row.nextShipBy)
    return day !== '' && (from === null || day >= from) && (to === null || day <= to)
  })
}
