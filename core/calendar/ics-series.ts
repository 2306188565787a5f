import { getOrInsert } from '../base/get-or-insert'
import type { Budget } from './ics-budget'
import type { IcsEvent, TimeSpan } from './ics-events'
import { timeByClockOf, timesOfRule } from './ics-rules'
import { type Clocks, dayLength, dayStart, type IcsTime } from './ics-times'

/** The number of future times up to which a rule is followed. */
const maxFuture = 5000
/** The number of past times up to which a rule is followed: a daily rule for 164 years. */
const maxPast = 60_000
/** The number of steps that an occurrence in UTC takes, because its time is converted to the partner's clock. */
const conversionSteps = 10

export interface Occurrence extends TimeSpan {
  /** The event with its name and plan: the event of the series, or the event that replaces this occurrence. */
  readonly source: IcsEvent
}

export interface Limits {
  /** The start of today. */
  readonly today: number
  /** The last millisecond up to which occurrences are followed. */
  readonly until: number
  /** The steps of the whole file. */
  readonly budget: Budget
}

export interface Series {
  readonly event: IcsEvent
  readonly exceptions: readonly IcsEvent[]
}

/**
 * Groups exceptions with the series of the same UID. Of several versions of an event, only those with the highest
 * SEQUENCE are used. An exception also becomes a series without a rule, unless it or its series is cancelled.
 */
export function seriesOf(events: readonly IcsEvent[]): Series[] {
  return groupsOf(events).flatMap(group => {
    const exceptions = newestByTime(group.filter(({ replaces }) => replaces !== null))
    const masters = newest(group.filter(({ replaces }) => replaces === null))
    const series = active(masters).map(event => ({ event, exceptions }))
    if (masters.length > 0 && series.length === 0) return []
    // A rule in an exception repeats the rule of its series, so it is dropped.
    const single = (event: IcsEvent) => (series.length > 0 ? { ...event, rules: [], added: [] } : event)
    return [...series, ...active(exceptions).map(event => ({ event: single(event), exceptions: [] }))]
  })
}

function groupsOf(events: readonly IcsEvent[]): IcsEvent[][] {
  const byUid = new Map<string | IcsEvent, IcsEvent[]>()
  for (const event of events) getOrInsert(byUid, event.uid ?? event, (): IcsEvent[] => []).push(event)
  return [...byUid.values()]
}

function active(events: readonly IcsEvent[]): IcsEvent[] {
  return events.filter(({ isCancelled }) => !isCancelled)
}

function newest(events: readonly IcsEvent[]): IcsEvent[] {
  const highest = events.reduce((max, { sequence }) => Math.max(max, sequence), Number.NEGATIVE_INFINITY)
  return events.filter(({ sequence }) => sequence === highest)
}

function newestByTime(exceptions: readonly IcsEvent[]): IcsEvent[] {
  const byTime = new Map<string, IcsEvent[]>()
  for (const event of exceptions)
    getOrInsert(byTime, `${event.replaces?.at} ${event.replaces?.zone}`, (): IcsEvent[] => []).push(event)
  return [...byTime.values()].flatMap(newest)
}

/**
 * Returns the occurrences of a series in order, whether these are all up to the limits, and whether the steps of the
 * file ran out before. A series that can have no whole day is followed only to its first occurrence, because more
 * occurrences would not change the result.
 * @throws when one of its rules cannot be followed
 */
export function occurrencesOf(series: Series, clocks: Clocks, limits: Limits) {
  const { event, exceptions } = series
  const { today, budget } = limits
  const occurrences: Occurrence[] = []
  const byClock = (time: IcsTime) => timeByClockOf(event.start, time, clocks)
  const replaced = timesIn(
    exceptions.flatMap(({ replaces }) => replaces ?? []),
    event,
    clocks,
  )
  const excluded = timesIn(event.excluded, event, clocks)
  if (event.rules.length + event.added.length === 0) {
    if (!excluded(event.start.at) && !replaced(event.start.at)) occurrences.push({ ...event, source: event })
    return { occurrences, isComplete: true, isCut: false }
  }
  const excludedByRule = excludedByRules(event, clocks, limits)
  const isCut = () => event.rules.length + event.excludedRules.length > 0 && budget.isSpent()
  if (isCut()) return { occurrences, isComplete: true, isCut: true }
  const futureChanges = exceptions
    .flatMap(exception =>
      exception.isForFuture && exception.replaces ? { exception, from: byClock(exception.replaces) } : [],
    )
    .sort((a, b) => a.from - b.from)
  const ends = new Map(event.added.map(({ start, end }) => [byClock(start), end]))
  const isTimed = hasNoWholeDay(series)
  let [past, future] = [0, 0]
  for (const at of startsOf(
    event,
    [...ends.keys()].sort((a, b) => a - b),
    clocks,
    budget,
  )) {
    if (isTimed && occurrences.length > 0) break
    if (event.rules.length > 0 && event.start.zone === 'UTC' && !budget.take(conversionSteps)) break
    if (at > excludedByRule.knownUntil || past > maxPast || future > maxFuture)
      return { occurrences, isComplete: false, isCut: false }
    if (at < today) past += 1
    else future += 1
    if (excluded(at) || replaced(at) || excludedByRule.times.has(at)) continue
    const change = futureChanges.findLast(({ from }) => from <= at)
    if (change) {
      const { exception, from } = change
      if (!exception.isCancelled) occurrences.push({ ...shifted(exception, at - from), source: exception })
    } else {
      const { start, end } = shifted(event, at - event.start.at)
      occurrences.push({ start, end: ends.get(at) ?? end, source: event })
    }
  }
  return { occurrences, isComplete: true, isCut: isCut() }
}

/** Returns the times that the rules of an event exclude, and the time up to which they are complete. */
function excludedByRules({ excludedRules, start }: IcsEvent, clocks: Clocks, { until, budget }: Limits) {
  const times = new Set<number>()
  let knownUntil = until
  for (const rule of excludedRules)
    for (const at of timesOfRule(rule, start, clocks, budget)) {
      if (times.size > maxPast) knownUntil = Math.min(knownUntil, at - 1)
      if (at > knownUntil) break
      times.add(at)
    }
  return { times, knownUntil }
}

/**
 * Returns whether no occurrence can be a whole day: an occurrence of less than 20 hours is no whole day, even when a
 * clock change falls in it.
 */
function hasNoWholeDay({ event: { start, end, added }, exceptions }: Series): boolean {
  const isShort = !start.isDate && end.zone === start.zone && end.at - start.at < 20 * 3_600_000
  return isShort && exceptions.length + added.length === 0
}

/** Returns each start once: the starts of the rules, or the event's start if it has no rule, and the added starts. */
function* startsOf(
  { start, rules }: IcsEvent,
  added: readonly number[],
  clocks: Clocks,
  budget: Budget,
): Generator<number> {
  const ruleStarts =
    rules.length > 0 ? rules.map(rule => timesOfRule(rule, start, clocks, budget)) : [[start.at].values()]
  const sources = [...ruleStarts, added.values()].map(times => ({ times, next: times.next() }))
  for (let last = Number.NEGATIVE_INFINITY; ; ) {
    const first = sources.reduce(
      (min, { next }) => (next.done ? min : Math.min(min, next.value)),
      Number.POSITIVE_INFINITY,
    )
    if (first === Number.POSITIVE_INFINITY) return
    for (const source of sources) if (source.next.value === first) source.next = source.times.next()
    if (first > last) yield first
    last = first
  }
}

/** Returns a check that an occurrence is among some times. A day stands for every time of that day. */
function timesIn(times: readonly IcsTime[], { start }: IcsEvent, clocks: Clocks): (at: number) => boolean {
  const exact = new Set<number>()
  const days = new Set<number>()
  for (const time of times) {
    const at = timeByClockOf(start, time, clocks)
    if (start.isDate || time.isDate) days.add(dayStart(at))
    else exact.add(at)
  }
  return at => exact.has(at) || (days.size > 0 && days.has(dayStart(clocks.shownAt({ ...start, at }))))
}

function shifted({ start, end }: TimeSpan, by: number): TimeSpan {
  const move = (time: IcsTime): IcsTime => {
    const at = time.at + by
    return { ...time, at, isDate: time.isDate && at % dayLength === 0 }
  }
  return { start: move(start), end: move(end) }
}
