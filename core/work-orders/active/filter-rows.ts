import { addDays } from '../../base/days'
import type { Risk } from '../../schedule/types'
import type { Day } from '../../wire/base'
import type { WorkOrderRow } from '../types'
import type { DayPart } from './day-parts'
import type { Due } from './due'
import { isNamedRange, namedRanges, type OrderFilter, riskNames } from './filter'

/** First and last day of a ship-by range; null where it is open. */
export function daysOfRange(range: string, today: Day): readonly [from: Day | null, to: Day | null] {
  if (isNamedRange(range)) return [null, addDays(today, namedRanges[range])]
  const [from, to] = range.split('..')
  return [from || null, to || null]
}

export interface FilterContext {
  readonly due: Due
  /** Risk of an order now; null for none, or while it is not known. */
  riskOf(row: WorkOrderRow): Risk | null
  /** Whether drives of an order will miss their last pick-up. */
  isAtRisk(row: WorkOrderRow): boolean
  /** Whether an appliance, by its serial number, holds drives of an order. */
  isIn(serialNo: string, row: WorkOrderRow): boolean
  /** Whether an order stands behind a figure of today. */
  isOfToday(part: DayPart, row: WorkOrderRow): boolean
}

/** Whether an order passes each part of a filter. */
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
