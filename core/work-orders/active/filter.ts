import { isDay } from '../../base/days'
import { type DayPart, dayParts } from './day-parts'

/** The risks as the attribute `filter` names them. */
export const riskNames = {
  overdue: 'overdue',
  noPickUp: 'no-pick-up',
  atRisk: 'at-risk',
  today: 'today',
  oneDay: 'one-day',
} as const
export type RiskName = (typeof riskNames)[keyof typeof riskNames]

/** The ship-by ranges that have a name. Each includes overdue orders. */
export const namedRanges = { today: 0, '7d': 7 } as const
export type NamedRange = keyof typeof namedRanges

export interface OrderFilter {
  /** The statuses as the server names them; empty for all. */
  readonly status: readonly string[]
  readonly risk: readonly RiskName[]
  /**
   * Serial numbers of appliances that hold drives of the order; empty for all. The attribute has them percent-encoded.
   */
  readonly appliance: readonly string[]
  /** A named range, or days such as "2026-11-19..2026-11-26", either of which can be missing; null for all. */
  readonly shipBy: string | null
  /** The figure of today that filters the orders; null for all. */
  readonly day: DayPart | null
}

export const noFilter: OrderFilter = { status: [], risk: [], appliance: [], shipBy: null, day: null }

/**
 * Parses the attribute `filter`: "status:assigned,approved risk:overdue appliance:RD-1042 ship-by:7d day:to-ship", with
 * each part at most once.
 * @returns null for an invalid text
 */
export function parseFilter(text: string): OrderFilter | null {
  let filter = noFilter
  const seenNames = new Set<string>()
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(part) ?? []
    const values = value.split(',').filter(Boolean)
    if (seenNames.has(name) || values.length === 0) return null
    seenNames.add(name)
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

/** Returns the text of a filter for the attribute; empty without a filter. */
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
