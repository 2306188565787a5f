import type { Day } from '../../wire/base'
import { createCheck, isFields, isSameJson, isWhole } from '../checks'
import { type At, done, type Outcome, refuse } from '../outcome'
import type { DayRecord, PartnerRecord } from '../records'
import { dayOf, isDay } from '../zoned'

const mostDiscount = 100
const mostSurge = 500

/**
 * Saves one day. `before` is its record, null when it has none; `isNew` is the POST that makes a holiday, which
 * refuses a day with a record. Days before today, in the partner's zone, are read-only. What is sent with a version was
 * made from that one, and from no other; nothing changed is the same record.
 */
export function saveDay(
  partner: PartnerRecord,
  before: DayRecord | null,
  body: unknown,
  isNew: boolean,
  { now }: At,
): Outcome<DayRecord> {
  const sent = isFields(body) ? body : {}
  const check = createCheck()
  const date: Day = isDay(sent.date) ? sent.date : ''
  const holiday = sent.holiday === true
  const discount = isNew ? null : (sent.discount ?? null)
  const surge = isNew ? null : (sent.surge ?? null)
  if (date === '') check.add('date', 'invalid', 'A day (YYYY-MM-DD) is expected')
  else if (date < dayOf(now, partner.timezone)) check.add('date', 'past', 'Past days are read-only')
  if (typeof sent.holiday !== 'boolean') check.add('holiday', 'required', 'This field is required')
  if (isNew && !holiday) check.add('holiday', 'invalid', 'A new day is a holiday')
  if (discount !== null && !isWhole(discount, 0, mostDiscount)) check.add('discount', 'invalid', 'Enter a valid value')
  if (surge !== null && !isWhole(surge, 0, mostSurge)) check.add('surge', 'invalid', 'Enter a valid value')
  if (discount !== null && surge !== null) check.add('surge', 'both', 'A day has a discount or a surge, not both')
  if (holiday && (discount !== null || surge !== null)) check.add('holiday', 'both', 'A holiday has no price change')
  if (check.refusal) return check.refusal
  if (isNew && before !== null) return refuse(409, 'exists', 'This day has a record already')
  const version = sent.version ?? null
  if (version !== null && (before === null || version !== String(before.version)))
    return refuse(409, 'stale', 'This day was changed in the meantime')
  const day = { org: partner.org, date, holiday, discount: numberOrNull(discount), surge: numberOrNull(surge) }
  if (before === null) return done({ ...day, version: 1 }, null)
  return done(isSameJson({ ...before, ...day }, before) ? before : { ...day, version: before.version + 1 }, null)
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
