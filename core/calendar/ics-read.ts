import ICAL from 'ical.js'
import { addDays, countDays, isDay } from '../base/days'
import { dayTimeIn } from '../base/time'
import type { Day } from '../wire/base'
import type { ReadDay, ReadDays } from './import'
import { hasPercent, mostPercent } from './rules'
import type { DayPlan } from './types'

/** Loaded when a calendar is imported: the parser of calendar files weighs more than the calendar. */

/** A file without an end, or a rule without one, ends here. */
const mostDays = 2000
const mostOccurrences = 5000

interface ReadOptions {
  /** The partner's zone: an event from midnight to midnight there is a whole day. */
  readonly zone: string
  /** Repeated events are followed up to this day. */
  readonly until: Day
}

/**
 * The whole days of a calendar file (RFC 5545), with what happens on them: a plan of ours, else a holiday. An event
 * with a time of day is counted and left out; one that was called off is no event.
 * @throws when the text is no calendar.
 */
export function readIcs(words: string, { zone, until }: ReadOptions): ReadDays {
  const days: ReadDay[] = []
  let timed = 0
  for (const calendar of calendarsIn(words))
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component)
      if (event.isRecurrenceException() || isCalledOff(component) || !event.startDate) continue
      let isTimed = false
      for (const { start, end, of } of occurrencesOf(event, until)) {
        const whole = wholeDays(start, end, zone)
        if (whole === null) isTimed = true
        else for (const date of whole) days.push({ date, name: of.summary ?? '', plan: planIn(of.component) })
        if (days.length > mostDays) return { days, timed, cut: true }
      }
      timed += Number(isTimed)
    }
  return { days, timed, cut: false }
}

function calendarsIn(words: string): ICAL.Component[] {
  const read: unknown = ICAL.parse(words)
  if (!Array.isArray(read)) throw new Error('no calendar')
  const all = typeof read[0] === 'string' ? [read] : read
  const calendars = all.map(jcal => new ICAL.Component(jcal)).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) throw new Error('no calendar')
  return calendars
}

function isCalledOff(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'
}

interface Occurrence {
  readonly start: ICAL.Time
  readonly end: ICAL.Time
  readonly of: ICAL.Event
}

function* occurrencesOf(event: ICAL.Event, until: Day): Generator<Occurrence> {
  if (!event.isRecurring()) {
    yield { start: event.startDate, end: event.endDate, of: event }
    return
  }
  const iterator = event.iterator()
  for (let count = 0; count < mostOccurrences; count += 1) {
    const next = iterator.next()
    if (!next || dayOf(next) > until) return
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    if (!isCalledOff(item.component)) yield { start: startDate, end: endDate, of: item }
  }
}

/** Every day of an event, its end left out; null when it begins or ends within a day. */
function wholeDays(start: ICAL.Time, end: ICAL.Time, zone: string): Day[] | null {
  const ends = boundsOf(start, end) ?? boundsIn(start, end, zone)
  if (ends === null) return null
  const [first, after] = ends
  if (!isDay(first) || !isDay(after)) return null
  // An event without a length is the day on which it stands.
  const count = Math.min(mostDays, Math.max(1, countDays(first, after) - 1))
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** By the clock of the event itself: days, or midnight to midnight. */
function boundsOf(start: ICAL.Time, end: ICAL.Time): [Day, Day] | null {
  const isMidnight = (time: ICAL.Time) => time.isDate || (time.hour === 0 && time.minute === 0 && time.second === 0)
  return isMidnight(start) && isMidnight(end) ? [dayOf(start), dayOf(end)] : null
}

/** By the partner's clock: another program may have turned a whole day into instants. */
function boundsIn(start: ICAL.Time, end: ICAL.Time, zone: string): [Day, Day] | null {
  const [from, to] = [start, end].map(time => dayTimeIn(time.toJSDate().toISOString(), zone).split(' '))
  return from?.[0] && to?.[0] && from[1] === '00:00' && to[1] === '00:00' ? [from[0], to[0]] : null
}

function dayOf({ year, month, day }: ICAL.Time): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** A plan that we wrote ourselves; everything else is a holiday. */
function planIn(component: ICAL.Component): DayPlan {
  const kind = String(component.getFirstPropertyValue('x-reeldock-kind') ?? '')
  const percent = Number(component.getFirstPropertyValue('x-reeldock-percent') ?? Number.NaN)
  const isKnown = kind === 'discount' || kind === 'surge'
  if (isKnown && hasPercent(kind) && Number.isInteger(percent) && percent >= 0 && percent <= mostPercent[kind])
    return { kind, percent }
  return { kind: 'holiday', percent: 0 }
}
