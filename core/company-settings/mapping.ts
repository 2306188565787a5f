import { readTime } from '../base/read-time'
import type { CompanyDetails } from '../wire/people'
import { closedDay, dayNames, normalHours } from './business-hours'
import { normalEmail } from './email-addresses'
import { isEmptyPhone, normalPhone } from './phone-numbers'
import type { Certifications, CompanyForm, DayHours, EmailForm, PhoneForm } from './types'

export const emptyPhone: PhoneForm = { intlCode: '', phoneNo: '', category: null }
export const emptyEmail: EmailForm = { email: '' }

/** Anything that a back end, or a stranger, sends where company details belong. */
type Loose<Value> = { [Key in keyof Value]?: Value[Key] | null }

/** What the back end has as a form: one empty row where there is none, seven days whatever came. */
export function companyForm(details: Loose<CompanyDetails> | null | undefined): CompanyForm {
  const phones = listOf(details?.phones).map(phoneOf)
  const emails = listOf(details?.emails).map(row => ({ email: textOf(row?.email) }))
  const hours = listOf(details?.businessHours)
  const { mpaa, fact, iso27001 }: Loose<Certifications> = details?.certifications ?? {}
  return {
    phones: phones.length > 0 ? phones : [emptyPhone],
    emails: emails.length > 0 ? emails : [emptyEmail],
    timezone: textOf(details?.timezone),
    businessHours: dayNames.map((_, at) => dayOf(hours.find(day => day?.dayOrdinal === at + 1))),
    certifications: { mpaa: mpaa === true, fact: fact === true, iso27001: iso27001 === true },
  }
}

function phoneOf(phone: Loose<CompanyDetails['phones'][number]> | null): PhoneForm {
  const category = phone?.category === 1 || phone?.category === 2 ? phone.category : null
  return { intlCode: textOf(phone?.intlCode).replace(/^\+/, ''), phoneNo: textOf(phone?.phoneNo), category }
}

function dayOf(day: Loose<CompanyDetails['businessHours'][number]> | null | undefined): DayHours {
  return day ? normalHours({ startTime: textOf(day.startTime), endTime: textOf(day.endTime) }) : closedDay
}

function listOf<Row>(sent: readonly Row[] | null | undefined): readonly (Row | null)[] {
  return Array.isArray(sent) ? sent : []
}

/** Numbers of another back end count as text too. */
function textOf(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : ''
}

/** Every row as it is kept, none dropped: what is validated, so that the paths are those on the screen. */
export function normalCompany(form: CompanyForm, codes: readonly string[]): CompanyForm {
  return {
    ...form,
    phones: form.phones.map(phone => normalPhone(phone, codes)),
    emails: form.emails.map(normalEmail),
    businessHours: form.businessHours.map(normalHours),
  }
}

/** A form that passed the schema as it is sent: empty rows dropped, seven days, closed ones as nulls (decision 10). */
export function companyDetails(form: CompanyForm, codes: readonly string[] = []): CompanyDetails {
  const { phones, emails, timezone, businessHours, certifications } = normalCompany(form, codes)
  return {
    phones: phones.flatMap(phone =>
      isEmptyPhone(phone) || phone.category === null ? [] : [{ ...phone, category: phone.category }],
    ),
    emails: emails.filter(({ email }) => email !== ''),
    timezone,
    businessHours: dayNames.map((dayName, at) => {
      const { startTime, endTime } = businessHours[at] ?? closedDay
      return { dayOrdinal: at + 1, dayName, startTime: readTime(startTime), endTime: readTime(endTime) }
    }),
    certifications,
  }
}

/** A path of a 422 as the form's: rows that were dropped on the way out are counted again. */
export function companyPath(form: CompanyForm, serverPath: string): string {
  const [, list, at, rest] = /^(phones|emails)\[(\d+)\](.*)$/.exec(serverPath) ?? []
  if (list === undefined) return serverPath
  const sent = form[list as 'phones' | 'emails'].flatMap((row, index) => (isDropped(row) ? [] : [index]))
  return `${list}[${sent[Number(at)] ?? at}]${rest}`
}

/** An empty row is not sent. */
export function isDropped(row: PhoneForm | EmailForm): boolean {
  return 'email' in row ? row.email.trim() === '' : isEmptyPhone(row)
}
