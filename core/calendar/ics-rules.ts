import ICAL from 'ical.js'
import { type Clocks, dayLength, type IcsTime, readTimeValue } from './ics-times'

/** Steps in which a rule must find its next time: a daily one searches 27 years, an impossible one would never end. */
const maxSteps = 10_000
const knownParts =
  /^(FREQ|COUNT|INTERVAL|WKST|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|X-.*|)$/

/**
 * Returns the times of a rule in their order, by the clock of its event.
 * @throws when the rule cannot be read, has parts that would be ignored, or is impossible.
 */
export function* timesOfRule(text: string, start: IcsTime, clocks: Clocks): Generator<number> {
  const parts = text.toUpperCase().replace(/\s/g, '').split(';')
  const until = parts.find(part => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const others = parts.filter(part => !part.startsWith('UNTIL=') && part !== 'RSCALE=GREGORIAN' && part !== '')
  if (!others.every(part => knownParts.test(part.split('=')[0] ?? ''))) throw new Error('an unknown part of a rule')
  const rule = ICAL.Recur.fromString(others.join(';'))
  if (!rule.freq || rule.count === 0) throw new Error('no rule')
  const last = until === undefined ? Number.POSITIVE_INFINITY : lastTime(until, start, clocks)
  const iterator = rule.iterator(icalTime(start))
  let steps = 0
  const isInRule = iterator.check_contracting_rules.bind(iterator)
  iterator.check_contracting_rules = () => {
    steps += 1
    if (steps > maxSteps) throw new Error('an impossible rule')
    return isInRule()
  }
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second)
    if (at > last) return
    steps = 0
    yield at
  }
}

/** The last time of a rule; one that ends on a day includes the times of that day. */
function lastTime(until: string, start: IcsTime, clocks: Clocks): number {
  const end = readTimeValue(until, start.zone, false)
  const at = timeByClockOf(start, end, clocks)
  return end.isDate || start.isDate ? dayStart(at) + dayLength - 1 : at
}

/** Returns a time as the clock of another shows it. */
export function timeByClockOf(start: IcsTime, { at, isDate, zone }: IcsTime, { wallAt, instantAt }: Clocks): number {
  if (isDate || zone === null || zone === start.zone) return at
  if (zone !== 'UTC') return start.zone === null ? at : wallAt(instantAt(at, zone), start.zone)
  // Some programs write a day as its first or last second in UTC, others as the instant of the partner's midnight.
  const isDayInUtc = start.isDate && (at % dayLength === 0 || at % dayLength === dayLength - 1000)
  const shown = wallAt(at, start.zone)
  return isDayInUtc && shown % dayLength !== 0 ? at : shown
}

export function dayStart(at: number): number {
  return Math.floor(at / dayLength) * dayLength
}

function icalTime({ at, isDate }: IcsTime): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(at), true)
  time.zone = ICAL.Timezone.localTimezone
  time.isDate = isDate
  return time
}
