import { daysFrom } from '../base/days'
import type { Http } from '../http/http'
import type { CalendarDay } from '../wire/calendar'
import { parseDay } from './mapping'
import type { FetchedDays, Span } from './types'

/** Reads days (GET {partners}/v1/partner/calendar), the first and the last included. */
export async function fetchDays(http: Http, { from, to }: Span, abort: AbortSignal): Promise<FetchedDays> {
  const params = { startDate: from, endDate: to }
  const sent = await http.get<unknown>('partners', 'v1/partner/calendar', { params, abort })
  const records = new Map((Array.isArray(sent) ? sent.flatMap(parseDay) : []).map(day => [day.date, day]))
  const at = Date.now()
  return new Map(daysFrom(from, to).map(date => [date, { record: records.get(date) ?? null, at }]))
}

/**
 * Saves a day. POST {partners}/v1/partner/calendar makes a new holiday on a day without a record (decision 26). PUT
 * {partners}/v1/partner/{org}/calendar makes every other change, with the version from the read. To remove a plan, it
 * sends false and nulls.
 */
export function saveDay(http: Http, org: string, day: CalendarDay, before: CalendarDay | null) {
  const { date, holiday } = day
  if (holiday && !before) return http.post<CalendarDay | null>('partners', 'v1/partner/calendar', { date, holiday })
  const { version } = before ?? {}
  const body = { ...day, ...(version && { version }) }
  return http.put<CalendarDay | null>('partners', `v1/partner/${encodeURIComponent(org)}/calendar`, body)
}
