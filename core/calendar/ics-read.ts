import ICAL from 'ical.js'
import { addDays, daysFrom, isDay } from '../base/days'
import { dayTimeIn } from '../base/time'
import type { Day } from '../wire/base'
import type { ReadDay } from './import'
import { hasPercent, mostPercent } from './rules'
import type { DayKind, DayPlan } from './types'

/** Loaded when a calendar is imported: the parser of calendar files weighs more than the calendar. */

/** A file without an end, or a rule without one, ends here. */
const mostDays = 2000
const mostOccurrences = 5000
/** Past days are shown and never written: more of them say nothing, and take no place from those to come. */
const mostPastDays = 100
/** Times in the past that a rule is followed through to those to come: a daily one for 54 years. */
const mostPastOccurrences = 20_000

interface ReadOptions {
  /** The partner's zone: an event from midnight to midnight there is a whole day. */
  readonly zone: string
  readonly today: Day
  /** Repeated events are followed up to this day. */
  readonly until: Day
}

/**
 * The whole days of a calendar file (RFC 5545), with what happens on them: a plan of ours, else a holiday. An event
 * with a time of day is counted and left out; one that was called off is no event.
 * @throws when the text is no calendar.
 */
export function readIcs(words: string, { zone, today, until }: ReadOptions) {
  const days: ReadDay[] = []
  let [timed, past] = [0, 0]
  for (const calendar of calendarsIn(words))
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component)
      if (event.isRecurrenceException() || isCalledOff(component) || !event.startDate) continue
      let isTimed = false
      for (const { start, end, of } of occurrencesOf(event, today, until)) {
        const whole = wholeDays(start, end, zone)
        isTimed ||= whole === null
        for (const date of whole ? countedDays(whole, today) : []) {
          past += Number(date < today)
          if (date >= today || past <= mostPastDays)
            days.push({ date, name: of.summary ?? '', plan: planIn(of.component) })
        }
        if (days.length - Math.min(past, mostPastDays) > mostDays) return { days, timed, cut: true }
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

function* occurrencesOf(event: ICAL.Event, today: Day, until: Day) {
  if (!event.isRecurring()) {
    yield { start: event.startDate, end: event.endDate, of: event }
    return
  }
  const iterator = event.iterator()
  for (let [past, coming] = [0, 0]; past < mostPastOccurrences && coming < mostOccurrences; ) {
    const next = iterator.next()
    if (!next || dayOf(next) > until) return
    if (dayOf(next) < today) past += 1
    else coming += 1
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    if (!isCalledOff(item.component)) yield { start: startDate, end: endDate, of: item }
  }
}

/** The first and the last whole day of an event; null when it begins or ends within a day, or is a moment. */
function wholeDays(start: ICAL.Time, end: ICAL.Time, zone: string): { from: Day; to: Day } | null {
  const [from, after] = [midnightOf(start, zone), midnightOf(end, zone)]
  if (from === null || after === null) return null
  if (after > from) return { from, to: addDays(after, -1) }
  // Days without a length are the day on which they stand; a time without one is a moment.
  return start.isDate ? { from, to: from } : null
}

/**
 * The day that begins at a time, by the clock that the time is said in; null for a time within a day. An instant in
 * UTC is seen by the partner's clock: another program may have turned a whole day into instants.
 */
function midnightOf(time: ICAL.Time, zone: string): Day | null {
  const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone
  const said = isUtc ? dayTimeIn(time.toJSDate().toISOString(), zone) : String(time)
  const [day = '', at = '00:00'] = said.split(/[ T]/)
  return isDay(day) && at.startsWith('00:00') && (time.isDate || time.second === 0) ? day : null
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

function dayOf(time: ICAL.Time): Day {
  return String(time).slice(0, 10)
}

/** A plan that we wrote ourselves; everything else is a holiday. */
function planIn(component: ICAL.Component): DayPlan {
  const kind = String(component.getFirstPropertyValue('x-reeldock-kind') ?? '') as DayKind
  const percent = Number(component.getFirstPropertyValue('x-reeldock-percent') ?? Number.NaN)
  if (hasPercent(kind) && Number.isInteger(percent) && percent >= 0 && percent <= mostPercent[kind])
    return { kind, percent }
  return { kind: 'holiday', percent: 0 }
}
