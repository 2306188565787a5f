import type { Budget } from './ics-budget'
import { readRule } from './ics-rule-parts'
import { timesFrom } from './ics-rule-times'
import { type Clocks, dayLength, dayStart, type IcsTime, readTimeValue } from './ics-times'

/**
 * Returns the times of a rule in order, by the clock of its event, as long as the budget lasts.
 * @throws when the rule cannot be read, has parts that would be ignored, or is impossible
 */
export function* timesOfRule(text: string, start: IcsTime, clocks: Clocks, budget: Budget): Generator<number> {
  const parts = text.toUpperCase().replace(/\s/g, '').split(';')
  const until = parts.find(part => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const last = until === undefined ? Number.POSITIVE_INFINITY : lastTime(until, start, clocks)
  const rule = readRule(
    parts.filter(part => !part.startsWith('UNTIL=')),
    start,
  )
  for (const at of timesFrom(rule, start.at, budget)) {
    if (at > last) return
    yield at
  }
}

/** Returns the last time of a rule. A rule that ends on a day includes the times of that day. */
function lastTime(until: string, start: IcsTime, clocks: Clocks): number {
  const end = readTimeValue(until, start.zone, false)
  const at = timeByClockOf(start, end, clocks)
  return end.isDate || start.isDate ? dayStart(at) + dayLength - 1 : at
}

/** Returns a time as the clock of another time shows it. */
export function timeByClockOf(start: IcsTime, { at, isDate, zone }: IcsTime, { wallAt, instantAt }: Clocks): number {
  if (isDate || zone === null || zone === start.zone) return at
  if (zone !== 'UTC') return start.zone === null ? at : wallAt(instantAt(at, zone), start.zone)
  // Some programs write a day as its first or last second in UTC, others as the instant of the partner's midnight.
  const isDayInUtc = start.isDate && (at % dayLength === 0 || at % dayLength === dayLength - 1000)
  const shown = wallAt(at, start.zone)
  return isDayInUtc && shown % dayLength !== 0 ? at : shown
}
