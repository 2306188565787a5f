import { dayNumber, dayOfNumber } from '../base/days'
import type { Day } from '../wire/base'
import { blocksOf } from './ics-blocks'
import { createBudget } from './ics-budget'
import { type IcsEvent, readEvent, type TimeSpan } from './ics-events'
import { type Limits, occurrencesOf, type Series, seriesOf } from './ics-series'
import { type Clocks, createClocks, dayLength, dayStart } from './ics-times'
import type { ReadDay } from './import'

/** This module is loaded with the first import: the parser of calendar files is larger than the calendar. */

/** The limit of days, for a file or a rule without an end. */
const maxDays = 2000
/** Past days are shown and never written. This limit keeps them from using up the limit of future days. */
const maxPastDays = 100
/** The steps of all rules in a file. In 40 years, a daily rule takes about 45,000 steps and a yearly rule 120. */
const maxSteps = 600_000
const minuteLength = 60_000

/** The starts of the first and the last whole day of an occurrence. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface ReadOptions {
  /** The partner's zone: an event from midnight to midnight in this zone is a whole day. */
  readonly zone: string
  readonly today: Day
  /** The last day up to which repeated events are followed. */
  readonly until: Day
}

/** The counts of events that an import leaves out, in whole or in part. */
export interface LeftOut {
  /** Events with a time of day. */
  readonly timed: number
  /** Events that cannot be read. */
  readonly unreadable: number
  /** Repeated events with occurrences after the last day that is followed. */
  readonly later: number
  /** Events after the limit of days, and repeated events after the limit of steps. */
  readonly cut: number
}

/**
 * Returns the whole days of a calendar file (RFC 5545) with their plans: a plan of our export, else a holiday. Events
 * that are left out are counted, except cancelled ones.
 * @throws when the text is no calendar
 */
export function readIcs(text: string, { zone, today, until }: ReadOptions): LeftOut & { days: ReadDay[] } {
  const { events: blocks, zones, broken } = blocksOf(text)
  const clocks = createClocks(zones, zone)
  const limits: Limits = {
    today: dayNumber(today),
    until: dayNumber(until) + dayLength - 1,
    budget: createBudget(maxSteps),
  }
  const events: IcsEvent[] = []
  let unreadable = broken
  for (const block of blocks)
    try {
      events.push(readEvent(block, clocks))
    } catch {
      unreadable += 1
    }
  const days: ReadDay[] = []
  const series = seriesOf(events)
  let [timed, later, cut, past] = [0, 0, 0, 0]
  for (const [index, each] of series.entries()) {
    const read = daysOfSeries(each, clocks, limits)
    if (!read) {
      unreadable += 1
      continue
    }
    timed += Number(read.isTimed)
    later += Number(read.hasLater)
    cut += Number(read.isCut)
    for (const { from, to, name, plan } of read.stretches)
      for (const day of countedDays({ from, to }, limits.today)) {
        if (day < limits.today) past += 1
        if (day >= limits.today || past <= maxPastDays) days.push({ date: dayOfNumber(day), name, plan })
        if (days.length - Math.min(past, maxPastDays) > maxDays)
          return { days, timed, unreadable, later, cut: cut - Number(read.isCut) + series.length - index }
      }
  }
  return { days, timed, unreadable, later, cut }
}

/**
 * Returns the days of a series; null if one of its rules cannot be followed, because some of its days would look
 * complete.
 */
function daysOfSeries(series: Series, clocks: Clocks, limits: Limits) {
  try {
    const { occurrences, isComplete, isCut } = occurrencesOf(series, clocks, limits)
    const stretches = occurrences.flatMap(occurrence => {
      const days = wholeDays(occurrence, clocks)
      return days ? { ...days, name: occurrence.source.name, plan: occurrence.source.plan } : []
    })
    const isTimed = stretches.length < occurrences.length
    // An event with a time of day is left out as a whole, so its later occurrences are not counted again.
    const isShortened = stretches.length > 0 || !isTimed
    return { stretches, isTimed, hasLater: !isComplete && isShortened, isCut: isCut && isShortened }
  } catch {
    return null
  }
}

/**
 * Returns the first and the last whole day of an event; null if it begins or ends within a day, or is a moment. The
 * last minute of a day counts as its end, like midnight.
 */
function wholeDays({ start, end }: TimeSpan, { shownAt }: Clocks): Stretch | null {
  const [first, after] = [shownAt(start), shownAt(end)]
  if (first % dayLength !== 0 || after < first) return null
  // A day without a length is one day; a time without a length is a moment.
  const isDay = after === first && (start.isDate || end.isDate)
  const isLastMinute = after - dayStart(after) >= dayLength - minuteLength
  if (isDay || isLastMinute) return { from: first, to: dayStart(after) }
  return after % dayLength === 0 && after > first ? { from: first, to: after - dayLength } : null
}

/** Returns the first past days and the first future days of a stretch, up to the limits. */
function countedDays({ from, to }: Stretch, today: number): number[] {
  const lastPast = Math.min(to, today - dayLength, from + maxPastDays * dayLength)
  const first = Math.max(from, today)
  return [...daysBetween(from, lastPast), ...daysBetween(first, Math.min(to, first + maxDays * dayLength))]
}

function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / dayLength + 1) }, (_, index) => from + index * dayLength)
}
