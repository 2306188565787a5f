import { dayNumber, dayOfNumber } from '../base/days'
import type { Day } from '../wire/base'
import { blocksOf } from './ics-blocks'
import { createBudget } from './ics-budget'
import { type IcsEvent, readEvent, type TimeSpan } from './ics-events'
import { type Limits, occurrencesOf, type Series, seriesOf } from './ics-series'
import { type Clocks, createClocks, dayLength, dayStart } from './ics-times'
import type { ReadDay } from './import'

/** Loaded when a calendar is imported: the parser of calendar files weighs more than the calendar. */

/** A file without an end, or a rule without one, ends here. */
const mostDays = 2000
/** Past days are shown and never written: more of them say nothing, and take no place from those to come. */
const mostPastDays = 100
/** The steps of all rules in a file: a daily one has about 45,000 in 40 years, a yearly one 120. */
const maxSteps = 600_000
const minuteLength = 60_000

/** The starts of the first and the last whole day of an occurrence. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface ReadOptions {
  /** The partner's zone: an event from midnight to midnight there is a whole day. */
  readonly zone: string
  readonly today: Day
  /** Repeated events are followed up to this day. */
  readonly until: Day
}

/** Events that an import leaves out, or of which it leaves out a part. */
export interface LeftOut {
  /** Events with a time of day. */
  readonly timed: number
  /** Events that cannot be read. */
  readonly unreadable: number
  /** Repeated events with later occurrences than are followed. */
  readonly later: number
  /** Events after the most days that are read, and repeated events after the most steps. */
  readonly cut: number
}

/**
 * The whole days of a calendar file (RFC 5545), with what happens on them: a plan of ours, else a holiday. Every event
 * that is left out is counted; one that was called off is no event.
 * @throws when the text is no calendar.
 */
export function readIcs(words: string, { zone, today, until }: ReadOptions): LeftOut & { days: ReadDay[] } {
  const { events: blocks, zones, broken } = blocksOf(words)
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
        if (day >= limits.today || past <= mostPastDays) days.push({ date: dayOfNumber(day), name, plan })
        if (days.length - Math.min(past, mostPastDays) > mostDays)
          return { days, timed, unreadable, later, cut: cut - Number(read.isCut) + series.length - index }
      }
  }
  return { days, timed, unreadable, later, cut }
}

/** Returns null for a series whose rule cannot be followed: a part of its days would pass for all. */
function daysOfSeries(series: Series, clocks: Clocks, limits: Limits) {
  try {
    const { occurrences, isWhole, isCut } = occurrencesOf(series, clocks, limits)
    const stretches = occurrences.flatMap(occurrence => {
      const whole = wholeDays(occurrence, clocks)
      return whole ? { ...whole, name: occurrence.of.name, plan: occurrence.of.plan } : []
    })
    const isTimed = stretches.length < occurrences.length
    // The later occurrences of an event with a time of day are left out with it.
    const isShortened = stretches.length > 0 || !isTimed
    return { stretches, isTimed, hasLater: !isWhole && isShortened, isCut: isCut && isShortened }
  } catch {
    return null
  }
}

/**
 * The first and the last whole day of an event; null when it begins or ends within a day, or is a moment. The last
 * minute of a day ends it as midnight does.
 */
function wholeDays({ start, end }: TimeSpan, { shownAt }: Clocks): Stretch | null {
  const [first, after] = [shownAt(start), shownAt(end)]
  if (first % dayLength !== 0 || after < first) return null
  // A day without a length is the day on which it stands; a time without one is a moment.
  const isDay = after === first && (start.isDate || end.isDate)
  const isLastMinute = after - dayStart(after) >= dayLength - minuteLength
  if (isDay || isLastMinute) return { from: first, to: dayStart(after) }
  return after % dayLength === 0 && after > first ? { from: first, to: after - dayLength } : null
}

/** The first past days of a stretch, and those to come, as many as can count. */
function countedDays({ from, to }: Stretch, today: number): number[] {
  const lastPast = Math.min(to, today - dayLength, from + mostPastDays * dayLength)
  const first = Math.max(from, today)
  return [...daysBetween(from, lastPast), ...daysBetween(first, Math.min(to, first + mostDays * dayLength))]
}

function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / dayLength + 1) }, (_, at) => from + at * dayLength)
}
