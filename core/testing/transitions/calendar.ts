import { addDays } from '../../base/days'
import { dayAt } from '../../base/zoned'
import type { CalendarDay } from '../../wire/calendar'
import { createCheck, isSameJson } from '../checks'
import { type At, done, type Outcome, refuse } from '../outcome'
import type { DayRecord, PartnerRecord } from '../records'

/** The maximum distance of a written day from today, in days. */
export const daysAhead = 5 * 366

/**
 * Saves one day. `before` is its record, null without one. `isNew` is true for the POST of a holiday, which refuses a
 * day with a record. Days before today in the partner's zone, and days years ahead, are refused. A change with a
 * version must be made from the record's version. A change without a version is accepted if nothing changes, or on a
 * day that is neither a holiday nor has a price change. An unchanged day returns the same record.
 */
export function saveDay(
  partner: PartnerRecord,
  before: DayRecord | null,
  { version = null, ...sent }: Omit<CalendarDay, 'version'> & { version?: string | null },
  isNew: boolean,
  { now }: At,
): Outcome<DayRecord> {
  const check = createCheck()
  const today = dayAt(now, partner.timezone)
  if (sent.date < today) check.add('date', 'past', 'Past days are read-only')
  if (sent.date > addDays(today, daysAhead)) check.add('date', 'far', 'Choose a date within the next five years')
  if (check.refusal) return check.refusal
  if (isNew && before !== null) return refuse(409, 'exists', 'This day is already set')
  const day = { org: partner.org, ...sent }
  const isSame = before !== null && isSameJson({ ...before, ...day }, before)
  const isFromThisVersion = version === null ? isSame || isOrdinary(before) : version === String(before?.version)
  if (!isFromThisVersion)
    return refuse(409, 'stale', 'Someone else changed this day. Review the new values, then save again.')
  if (before === null) return done({ ...day, version: 1 }, null)
  return done(isSame ? before : { ...day, version: before.version + 1 }, null)
}

function isOrdinary(day: DayRecord | null): boolean {
  return day === null || (!day.holiday && day.discount === null && day.surge === null)
}
