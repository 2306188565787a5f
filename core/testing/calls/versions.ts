import type { CalendarDay } from '../../wire/calendar'
import type { DayRecord, OrderRecord, PartnerRecord } from '../records'
import type { WireAnswer, WireCall } from '../wire-call'
import { failed } from './route'

/** The ETag of an order's shipments. */
export function shipmentsTag({ workOrderNo, shipmentsVersion }: OrderRecord): string {
  return `"${workOrderNo}.${shipmentsVersion}"`
}

/**
 * Returns the ETag of users/me, for the partner's record and its approvals. A change of an appliance does not change
 * the ETag, because appliances change without any write.
 */
export function partnerTag({ org, version }: PartnerRecord): string {
  return `"${org}.${version}"`
}

/** Returns a day with its version. */
export function dayShape({ date, holiday, discount, surge, version }: DayRecord): CalendarDay {
  return { date, holiday, discount, surge, version: String(version) }
}

/** Returns a refusal when a write was made from another version; null otherwise, and for a write without a version. */
export function ifStale({ ifMatch }: WireCall, etag: string, what: string): WireAnswer | null {
  // A compressing proxy turns an ETag into a weak one, but the record is the same.
  const tags = ifMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? ['*']
  if (tags.includes('*') || tags.includes(etag)) return null
  return failed(409, 'stale', `Someone else changed ${what}. Review the new values, then save again.`)
}
