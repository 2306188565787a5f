import { daysFrom } from '../base/days'
import type { Http } from '../http/http'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { dayRead } from './mapping'
import type { AskedDays, Span } from './types'

/** GET {partners}/v1/partner/calendar: the days from one to another, both included. */
export async function fetchDays(http: Http, { from, to }: Span, abort: AbortSignal): Promise<AskedDays> {
  const params = { startDate: from, endDate: to }
  const sent = await http.get<unknown>('partners', 'v1/partner/calendar', { params, abort })
  const records = new Map((Array.isArray(sent) ? sent.flatMap(dayRead) : []).map(day => [day.date, day]))
  const at = Date.now()
  return new Map(daysFrom(from, to).map(date => [date, { record: records.get(date) ?? null, at }]))
}

/** POST {partners}/v1/partner/calendar: makes a new holiday on a day without a record (decision 26). */
export function startHoliday(http: Http, date: Day): Promise<CalendarDay> {
  return http.post('partners', 'v1/partner/calendar', { date, holiday: true })
}

/** PUT {partners}/v1/partner/{org}/calendar: everything else; removing is false and nulls. */
export function saveDay(http: Http, org: string, day: CalendarDay): Promise<CalendarDay> {
  return http.put('partners', `v1/partner/${encodeURIComponent(org)}/calendar`, day)
}
