import { addDays, isDay } from '../../base/days'
import type { Risk } from '../../schedule/types'
import type { Day } from '../../wire/base'
import type { WorkOrderRow } from '../types'
import { type DayPart, dayParts } from './day-parts'
import type { Due } from './due'

/** Risks by the names that the attribute `filter` has for them. */
export const riskNames = {
  overdue: 'overdue',
  noPickUp: 'no-pick-up',
  atRisk: 'at-risk',
  today: 'today',
  oneDay: 'one-day',
} as const
export type RiskName = (typeof riskNames)[keyof typeof riskNames]

/** Ship-by ranges that have a name: each begins with what is overdue. */
export const namedRanges = { today: 0, '7d': 7 } as const
export type NamedRange = keyof typeof namedRanges

export interface OrderFilter {
  /** Statuses, as the back end names them; empty for all. */
  readonly status: readonly string[]
  readonly risk: readonly RiskName[]
  /** Serial numbers of appliances that hold drives of the order; empty for all. The text has them percent-encoded. */
  readonly appliance: readonly string[]
  /** A named range, or days: "2026-11-19..2026-11-26", either of which can be missing; null for all. */
  readonly shipBy: string | null
  /** Orders behind a figure of today; null for all. */
  readonly day: DayPart | null
}

export const noFilter: OrderFilter = { status: [], risk: [], appliance: [], shipBy: null, day: null }

/**
 * Reads the attribute `filter`: "status:assigned,approved risk:overdue appliance:RD-1042 ship-by:7d day:to-ship", each part once at most. Null for a
 * text that is no filter.
 */
export function parseFilter(text: string): OrderFilter | null {
  let filter = noFilter
  const seen = new Set<string>()
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(part) ?? []
    const values = value.split(',').filter(Boolean)
    if (seen.has(name) || values.length === 0) return null
    seen.add(name)
    if (name === 'status') filter = { ...filter, status: values }
    else if (name === 'risk' && values.every(isRiskName)) filter = { ...filter, risk: values }
    else if (name === 'appliance' && values.every(isEncoded))
      filter = { ...filter, appliance: values.map(decodeURIComponent) }
    else if (name === 'ship-by' && isRange(value)) filter = { ...filter, shipBy: value }
    else if (name === 'day' && isDayPart(value)) filter = { ...filter, day: value }
    else return null
  }
  return filter
}

/** The text of a filter as the attribute holds it; empty for none. */
export function formatFilter({ status, risk, appliance, shipBy, day }: OrderFilter): string {
  const parts = [
    status.length > 0 && `status:${status.join(',')}`,
    risk.length > 0 && `risk:${risk.join(',')}`,
    appliance.length > 0 && `appliance:${appliance.map(encodeURIComponent).join(',')}`,
    shipBy !== null && `ship-by:${shipBy}`,
    day !== null && `day:${day}`,
  ]
  return parts.filter(Boolean).join(' ')
}

export function isNamedRange(range: string): range is NamedRange {
  return Object.hasOwn(namedRanges, range)
}

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

function isRiskName(text: string): text is RiskName {
  return Object.values<string>(riskNames).includes(text)
}

function isDayPart(text: string): text is DayPart {
  return dayParts.some(part => part === text)
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

function isRange(text: string): boolean {
  if (isNamedRange(text)) return true
  const [from = '', to = '', ...more] = text.split('..')
  const isOpen = text.includes('..') && (from === '' || to === '') && from !== to
  const areDays = [from, to].every(day => day === '' || isDay(day))
  return more.length === 0 && text.includes('..') && areDays && (isOpen || (from !== '' && from <= to))
}
