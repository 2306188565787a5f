import { readTime } from '../base/read-time'
import type { CompanyDetails } from '../wire/people'
import { closedDay, dayNames, normalizeHours } from './business-hours'
import { normalizeEmail } from './email-addresses'
import { isEmptyPhone, normalizePhone } from './phone-numbers'
import type { Certifications, CompanyForm, DayHours, EmailForm, PhoneForm } from './types'

export const emptyPhone: PhoneForm = { intlCode: '', phoneNo: '', category: null }
export const emptyEmail: EmailForm = { email: '' }

/** Company details from a server that may leave out fields or send null. */
type Loose<Value> = { [Key in keyof Value]?: Value[Key] | null }

/** Returns the server's data as a form, with at least one row of each list and always seven days. */
export function companyForm(details: Loose<CompanyDetails> | null | undefined): CompanyForm {
  const phones = listOf(details?.phones).map(phoneOf)
  const emails = listOf(details?.emails).map(row => ({ email: textOf(row?.email) }))
  const hours = listOf(details?.businessHours)
  const { mpaa, fact, iso27001 }: Loose<Certifications> = details?.certifications ?? {}
  return {
    phones: phones.length > 0 ? phones : [emptyPhone],
    emails: emails.length > 0 ? emails : [emptyEmail],
    timezone: textOf(details?.timezone),
    businessHours: dayNames.map((_, index) => dayOf(hours.find(day => day?.dayOrdinal === index + 1))),
    certifications: { mpaa: mpaa === true, fact: fact === true, iso27001: iso27001 === true },
  }
}

function phoneOf(phone: Loose<CompanyDetails['phones'][number]> | null): PhoneForm {
  const category = phone?.category === 1 || phone?.category === 2 ? phone.category : null
  return { intlCode: textOf(phone?.intlCode).replace(/^\+/, ''), phoneNo: textOf(phone?.phoneNo), category }
}

function dayOf(day: Loose<CompanyDetails['businessHours'][number]> | null | undefined): DayHours {
  return day ? normalizeHours({ startTime: textOf(day.startTime), endTime: textOf(day.endTime) }) : closedDay
}

function listOf<Row>(sent: readonly Row[] | null | undefined): readonly (Row | null)[] {
  return Array.isArray(sent) ? sent : []
}

/** Returns a text. Another server may send a number instead. */
function textOf(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : ''
}

/** Normalizes every row and drops none. The result is validated, so that the paths of errors are those on the screen. */
export function normalizeCompany(form: CompanyForm, codes: readonly string[]): CompanyForm {
  return {
    ...form,
    phones: form.phones.map(phone => normalizePhone(phone, codes)),
    emails: form.emails.map(normalizeEmail),
    businessHours: form.businessHours.map(normalizeHours),
  }
}

/** Returns a valid form as it is sent: without empty rows, with seven days, closed ones as nulls (decision 10). */
export function companyDetails(form: CompanyForm, codes: readonly string[] = []): CompanyDetails {
  const { phones, emails, timezone, businessHours, certifications } = normalizeCompany(form, codes)
  return {
    phones: phones.flatMap(phone =>
      isEmptyPhone(phone) || phone.category === null ? [] : [{ ...phone, category: phone.category }],
    ),
    emails: emails.filter(({ email }) => email !== ''),
    timezone,
    businessHours: dayNames.map((dayName, index) => {
      const { startTime, endTime } = businessHours[index] ?? closedDay
      return { dayOrdinal: index + 1, dayName, startTime: readTime(startTime), endTime: readTime(endTime) }
    }),
    certifications,
  }
}

/** Returns the path in the form for a path in a 422. Rows that were not sent are counted too. */
export function companyPath(form: CompanyForm, serverPath: string): string {
  const [, list, digits, rest] = /^(phones|emails)\[(\d+)\](.*)$/.exec(serverPath) ?? []
  if (list === undefined) return serverPath
  const sent = form[list as 'phones' | 'emails'].flatMap((row, index) => (isDropped(row) ? [] : [index]))
  return `${list}[${sent[Number(digits)] ?? digits}]${rest}`
}

/** Returns whether a row is empty and therefore not sent. */
export function isDropped(row: PhoneForm | EmailForm): boolean {
  return 'email' in row ? row.email.trim() === '' : isEmptyPhone(row)
}
