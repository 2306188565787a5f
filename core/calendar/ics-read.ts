import { addDays, dayNumber, dayOfNumber, daysFrom } from '../base/days'
import type { Day } from '../wire/base'
import { blocksOf } from './ics-blocks'
import { type IcsEvent, readEvent, type TimeSpan } from './ics-events'
import { dayStart } from './ics-rules'
import { type Limits, occurrencesOf, type Series, seriesOf } from './ics-series'
import { type Clocks, createClocks, dayLength } from './ics-times'
import type { ReadDay } from './import'

/** Loaded when a calendar is imported: the parser of calendar files weighs more than the calendar. */

/** A file without an end, or a rule without one, ends here. */
const mostDays = 2000
/** Past days are shown and never written: more of them say nothing, and take no place from those to come. */
const mostPastDays = 100
const minuteLength = 60_000

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
  /** Events after the most days that are read. */
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
  const limits: Limits = { today: dayNumber(today), until: dayNumber(until) + dayLength - 1 }
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
  let [timed, later, past] = [0, 0, 0]
  for (const [index, each] of series.entries()) {
    const read = daysOfSeries(each, clocks, limits)
    if (!read) {
      unreadable += 1
      continue
    }
    timed += Number(read.isTimed)
    later += Number(read.hasLater)
    for (const { from, to, name, plan } of read.stretches)
      for (const date of countedDays({ from, to }, today)) {
        if (date < today) past += 1
        if (date >= today || past <= mostPastDays) days.push({ date, name, plan })
        if (days.length - Math.min(past, mostPastDays) > mostDays)
          return { days, timed, unreadable, later, cut: series.length - index }
      }
  }
  return { days, timed, unreadable, later, cut: 0 }
}

/** Returns null for a series whose rule cannot be followed: a part of its days would pass for all. */
function daysOfSeries(series: Series, clocks: Clocks, limits: Limits) {
  try {
    const { occurrences, isWhole } = occurrencesOf(series, clocks, limits)
    const stretches = occurrences.flatMap(occurrence => {
      const whole = wholeDays(occurrence, clocks)
      return whole ? { ...whole, name: occurrence.of.name, plan: occurrence.of.plan } : []
    })
    const isTimed = stretches.length < occurrences.length
    // The later occurrences of an event with a time of day are left out with it.
    return { stretches, isTimed, hasLater: !isWhole && (stretches.length > 0 || !isTimed) }
  } catch {
    return null
  }
}

/**
 * The first and the last whole day of an event; null when it begins or ends within a day, or is a moment. The last
 * minute of a day ends it as midnight does.
 */
function wholeDays({ start, end }: TimeSpan, { shownAt }: Clocks): { from: Day; to: Day } | null {
  const [first, after] = [shownAt(start), shownAt(end)]
  if (first % dayLength !== 0 || after < first) return null
  // A day without a length is the day on which it stands; a time without one is a moment.
  const isDay = after === first && (start.isDate || end.isDate)
  const isLastMinute = after - dayStart(after) >= dayLength - minuteLength
  if (isDay || isLastMinute) return { from: dayOfNumber(first), to: dayOfNumber(after) }
  return after % dayLength === 0 && after > first ? { from: dayOfNumber(first), to: dayOfNumber(after - 1) } : null
}

/** The first past days of a stretch, and those to come, as many as can count. */
function countedDays({ from, to }: { from: Day; to: Day }, today: Day): Day[] {
  const upTo = (last: Day) => (to < last ? to : last)
  const first = from > today ? from : today
  const yesterday = addDays(today, -1)
  const lastPast = addDays(from, mostPastDays)
  return [
    ...daysFrom(from, upTo(lastPast < yesterday ? lastPast : yesterday)),
    ...daysFrom(first, upTo(addDays(first, mostDays))),
  ]
}
