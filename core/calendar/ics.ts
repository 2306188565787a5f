import ICAL from 'ical.js'
import { addDays } from '../base/days'
import type { Instant } from '../wire/base'
import { hasPercent } from './rules'
import type { Stretch } from './types'

/** This module is loaded with the first export: the writer of calendar files is larger than the calendar. */

export interface IcsOptions {
  /** The name of the calendar. */
  readonly name: string
  /** Makes the event ids of one partner unique. */
  readonly org: string
  readonly now: Instant
  /** Returns the title of an event. */
  title(stretch: Stretch): string
}

/**
 * Returns stretches of days as a calendar file (RFC 5545): whole days without a zone. Each event ends on the day after
 * its last day. A stretch keeps its UID, so that a calendar that reads the file again does not show the stretch twice.
 */
export function icsOf(stretches: readonly Stretch[], { name, org, now, title }: IcsOptions): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Reeldock//Partner calendar//EN')
  calendar.addPropertyWithValue('x-wr-calname', name)
  for (const stretch of stretches) calendar.addSubcomponent(eventOf(stretch, org, now, title(stretch)))
  return `${calendar.toString()}\r\n`
}

function eventOf({ from, to, plan }: Stretch, org: string, now: Instant, summary: string): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${from}-${plan.kind}@${org}.reeldock`)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true))
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
  event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(to, 1)))
  event.addPropertyWithValue('summary', summary)
  event.addPropertyWithValue('transp', plan.kind === 'holiday' ? 'OPAQUE' : 'TRANSPARENT')
  event.addPropertyWithValue('x-reeldock-kind', plan.kind)
  if (hasPercent(plan.kind)) event.addPropertyWithValue('x-reeldock-percent', String(plan.percent))
  return event
}
