import type { CalendarDay } from '../../wire/calendar'
import type { DayRecord, OrderRecord, PartnerRecord } from '../records'
import type { WireAnswer, WireCall } from '../wire-call'
import { failed } from './route'

/** The ETag of an order's shipments. */
export function shipmentsTag({ workOrderNo, shipmentsVersion }: OrderRecord): string {
  return `"${workOrderNo}.${shipmentsVersion}"`
}

/** The ETag of users/me: of the partner's record and its approvals. Appliances move by themselves, and do not count. */
export function partnerTag({ org, version }: PartnerRecord): string {
  return `"${org}.${version}"`
}

/** A day as it is sent, its version with it. */
export function dayShape({ date, holiday, discount, surge, version }: DayRecord): CalendarDay {
  return { date, holiday, discount, surge, version: String(version) }
}

/** Refuses a write that was made from another version; null where it may go on, as one without any may. */
export function ifStale({ ifMatch }: WireCall, etag: string, what: string): WireAnswer | null {
  // A proxy that compresses marks an ETag as weak: the record is still the same.
  const tags = ifMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? ['*']
  if (tags.includes('*') || tags.includes(etag)) return null
  return failed(409, 'stale', `Someone else changed ${what}. Review the new values, then save again.`)
}
