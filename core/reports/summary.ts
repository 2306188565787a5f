import { isDay } from '../base/days'
import { dayIn } from '../base/time'
import type { Day } from '../wire/base'
import type { Cells, ReportSummary } from './types'

/** The columns that the pictures are made of, by their titles (wire contract). */
const wanted = { assignedOn: 'Assigned On', status: 'Status', onTime: 'On Time' } as const

export interface SummaryMaker {
  add(row: Cells): void
  summary(): ReportSummary
}

/** Counts rows as they are read; null where a column is missing that a picture needs. */
export function createSummary(columns: Cells, zone: string): SummaryMaker | null {
  const assignedOn = columns.indexOf(wanted.assignedOn)
  const status = columns.indexOf(wanted.status)
  const onTime = columns.indexOf(wanted.onTime)
  if (assignedOn < 0 || status < 0 || onTime < 0) return null
  const days = new Map<Day, Map<string, number>>()
  const statuses = new Map<string, number>()
  const kept = { yes: 0, no: 0, open: 0 }
  const dayOf = rememberedDays(zone)
  return {
    add(row) {
      const day = dayOf(row[assignedOn] ?? '')
      const word = row[status] ?? ''
      const ends = row[onTime]?.toLowerCase()
      statuses.set(word, (statuses.get(word) ?? 0) + 1)
      if (ends === 'yes' || ends === 'no') kept[ends] += 1
      else kept.open += 1
      if (day === '') return
      const counts = days.get(day) ?? new Map<string, number>()
      days.set(day, counts.set(word, (counts.get(word) ?? 0) + 1))
    },
    summary: () => ({ days, statuses, onTime: kept }),
  }
}

/** The share that was on time, from 0 to 1, of those that are delivered; null where none is. */
export function onTimeShare({ yes, no }: ReportSummary['onTime']): number | null {
  return yes + no === 0 ? null : yes / (yes + no)
}

/** A day, or a day with a time that says no zone. */
const unzoned = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+)?$/

/**
 * Days of instants in a zone; a day without a zone is never shifted (decision 22), and '' is what cannot be read. Many
 * rows share a minute, and asking the platform for a day is dear.
 */
function rememberedDays(zone: string): (written: string) => Day | '' {
  const known = new Map<string, Day | ''>()
  return written => {
    const day = unzoned.exec(written)?.[1]
    if (day !== undefined) return isDay(day) ? day : ''
    const minute = written.endsWith('Z') ? `${written.slice(0, 16)}Z` : written
    const found = known.get(minute) ?? dayIn(written, zone)
    known.set(minute, found)
    return found
  }
}
