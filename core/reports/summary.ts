import { isDay } from '../base/days'
import { dayIn } from '../base/time'
import type { Day } from '../wire/base'
import { createExceptions } from './exceptions'
import { createRowReader, figureOf, overdueBy } from './row'
import { toneOf } from './tones'
import type { Cells, Counts, ReportSummary } from './types'

export interface SummaryMaker {
  add(cells: Cells): void
  summary(): ReportSummary
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/**
 * Counts rows as they are read; null when a column is missing that the figures need.
 * @param zone in which days begin
 * @param readAt the time at which deadlines are judged, in milliseconds
 */
export function createSummary(columns: Cells, zone: string, readAt: number): SummaryMaker | null {
  const rowOf = createRowReader(columns)
  if (rowOf === null) return null
  const days = new Map<Day, Writable<Counts>>()
  const counts: Writable<Counts> = { ...noCounts }
  const totals = { orders: 0, cancelled: 0, rejected: 0, untimed: 0, open: 0, overdue: 0, troubled: 0 }
  const collected = createExceptions(readAt)
  let drives: number | null = null
  const dayOf = cachedDays(zone)
  return {
    add(cells) {
      const row = rowOf(cells)
      const tone = toneOf(row.status)
      collected.add(row)
      totals.orders += 1
      if (row.shipments !== null) drives = (drives ?? 0) + row.shipments
      const figure = figureOf(row)
      if (figure !== 'yes' && figure !== 'no') totals[figure] += 1
      if (figure === 'open') {
        if (overdueBy(row, readAt) !== null) totals.overdue += 1
        if (tone === 'trouble') totals.troubled += 1
      }
      const day = dayOf(row.assignedOn)
      const ofDay = days.get(day) ?? { ...noCounts }
      if (day !== '') days.set(day, ofDay)
      for (const each of [counts, ofDay]) {
        each[tone] += 1
        if (figure === 'yes' || figure === 'no') each[figure] += 1
      }
    },
    summary: () => ({ counts, days, drives, readAt, exceptions: collected.exceptions(), ...totals }),
  }
}

export const noCounts: Counts = { done: 0, running: 0, waiting: 0, trouble: 0, closed: 0, yes: 0, no: 0 }

/** Returns the share of delivered orders that were on time, from 0 to 1; null when none is delivered. */
export function onTimeShare({ yes, no }: Pick<Counts, 'yes' | 'no'>): number | null {
  return yes + no === 0 ? null : yes / (yes + no)
}

/** Matches a day, or a day with a time but without a zone. */
const unzoned = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+)?$/

/**
 * Returns a function that returns the day of an instant in a zone, '' for unreadable text; a day without a zone is
 * never shifted (decision 22). Days are cached, since many rows share a minute and the platform is slow.
 */
function cachedDays(zone: string): (written: string) => Day | '' {
  const days = new Map<string, Day | ''>()
  return written => {
    const day = unzoned.exec(written)?.[1]
    if (day !== undefined) return isDay(day) ? day : ''
    const minute = written.endsWith('Z') ? `${written.slice(0, 16)}Z` : written
    const found = days.get(minute) ?? dayIn(written, zone)
    days.set(minute, found)
    return found
  }
}
