import { toJson } from '../base/json'
import { dayNames } from './business-hours'
import { normalCompany } from './mapping'
import { isEmptyPhone } from './phone-numbers'
import type { CompanyForm } from './types'

/** The same once both are sent: blanks, ways of writing a time and empty rows make no difference. */
export function sameCompany(a: CompanyForm, b: CompanyForm): boolean {
  return toJson(bare(a)) === toJson(bare(b))
}

function bare(form: CompanyForm): unknown[] {
  const { phones, emails, timezone, businessHours, certifications } = normalCompany(form, [])
  return [
    phones.filter(phone => !isEmptyPhone(phone)).map(phone => [phone.intlCode, phone.phoneNo, phone.category]),
    emails.filter(({ email }) => email !== '').map(({ email }) => email),
    timezone,
    businessHours.map(({ startTime, endTime }) => [startTime, endTime]),
    [certifications.mpaa, certifications.fact, certifications.iso27001],
  ]
}

/** Theirs, but for what was typed over: the phones and the emails as a whole, the hours day by day. */
export function mergeCompany(base: CompanyForm, mine: CompanyForm, theirs: CompanyForm): CompanyForm {
  const pick = <Value>(from: Value, typed: Value, now: Value): Value => (toJson(from) === toJson(typed) ? now : typed)
  const { certifications: held } = theirs
  return {
    phones: pick(base.phones, mine.phones, theirs.phones),
    emails: pick(base.emails, mine.emails, theirs.emails),
    timezone: pick(base.timezone, mine.timezone, theirs.timezone),
    businessHours: mine.businessHours.map(
      (day, at) => pick(base.businessHours[at], day, theirs.businessHours[at] ?? day) ?? day,
    ),
    certifications: {
      mpaa: pick(base.certifications.mpaa, mine.certifications.mpaa, held.mpaa),
      fact: pick(base.certifications.fact, mine.certifications.fact, held.fact),
      iso27001: pick(base.certifications.iso27001, mine.certifications.iso27001, held.iso27001),
    },
  }
}

/** Guards what was kept in storage by another version. */
export function isCompanyForm(kept: unknown): kept is CompanyForm {
  if (!isRecord(kept)) return false
  const { phones, emails, timezone, businessHours, certifications } = kept
  return (
    isListOf(phones, phone => isText(phone.intlCode) && isText(phone.phoneNo) && isCategory(phone.category)) &&
    isListOf(emails, ({ email }) => isText(email)) &&
    isText(timezone) &&
    isListOf(businessHours, day => isText(day.startTime) && isText(day.endTime)) &&
    businessHours.length === dayNames.length &&
    isRecord(certifications) &&
    ['mpaa', 'fact', 'iso27001'].every(name => typeof certifications[name] === 'boolean')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isListOf(value: unknown, isRow: (row: Record<string, unknown>) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(row => isRecord(row) && isRow(row))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCategory(value: unknown): boolean {
  return value === 1 || value === 2 || value === null
}
