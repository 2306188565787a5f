import { companyDetails, companyForm, normalizeCompany } from '../../company-settings/mapping'
import { companySchema } from '../../company-settings/schema'
import type { CompanyProblem } from '../../company-settings/types'
import rules from '../../company-settings/words/en'
import { problemsIn } from '../../drafts/validate'
import type { CompanyDetails } from '../../wire/people'
import { countries, timezones } from '../reference/lists'
import { type Form, type Problem, repeated } from './read'
import { fields, flag, invalid, line, listOf, oneOf, optional, required, type Sent, wholeNumber } from './shapes'

const messages: Record<CompanyProblem['key'], string> = {
  ...rules,
  'shared.required': required.message,
  'shared.invalidValue': invalid.message,
}

/** Texts as typed. The limits of the shape are wider than the rules of the form, which find typing errors. */
const typedText = optional(line(400))
const time = optional(line(20))

export const companyShape = {
  phones: listOf(
    20,
    fields({ intlCode: optional(line(10)), phoneNo: typedText, category: optional(oneOf([1, 2] as const)) }),
  ),
  emails: listOf(50, fields({ email: typedText })),
  timezone: line(100),
  businessHours: listOf(7, fields({ dayOrdinal: wholeNumber(1, 7), startTime: time, endTime: time })),
  certifications: optional(fields({ mpaa: flag, fact: flag, iso27001: flag })),
}

const shape = fields(companyShape)
export type CompanySent = Sent<typeof shape>

/** The stored company details. Certifications are missing if none were sent; the stored ones then stay. */
type CompanyKept = Omit<CompanyDetails, 'certifications'> & Partial<Pick<CompanyDetails, 'certifications'>>

/** Reads company details by the rules of the form. */
export const company: Form<CompanySent, CompanyKept> = {
  shape,
  problems: companyProblems,
  clean(sent) {
    const { certifications, ...details } = cleanCompany(sent)
    return sent.certifications ? { ...details, certifications } : details
  },
}

/** Returns the company details of a registration. Missing certifications count as not granted. */
export function cleanCompany(sent: CompanySent): CompanyDetails {
  return companyDetails(formOf(sent))
}

/** Returns the form of the sent details, normalized, so that the stored value is the validated one. */
const formOf = (sent: CompanySent) => normalizeCompany(companyForm(sent as Partial<CompanyDetails>), [])

export function companyProblems(sent: CompanySent): Problem[] {
  const form = formOf(sent)
  const days = sent.businessHours.map(({ dayOrdinal }) => dayOrdinal)
  const broken = problemsIn(companySchema, form) as CompanyProblem[]
  const problems = [...broken, ...unknownZone(form.timezone), ...unknownCodes(form)]
  const withMessages = problems.map(({ path, key }) => ({
    path: sentPath(path, days),
    code: key,
    message: messages[key],
  }))
  return [...withMessages, ...repeated('businessHours', 'dayOrdinal', days)]
}

function unknownZone(timezone: string): CompanyProblem[] {
  const isKnown = timezone === '' || timezones.some(({ value }) => value === timezone)
  return isKnown ? [] : [{ path: 'timezone', key: 'shared.invalidValue' }]
}

const callingCodes: ReadonlySet<string> = new Set(countries.map(({ intlCode }) => intlCode))

/**
 * Returns a problem for each calling code that no country has. The rules of the form find codes that are not numbers.
 */
function unknownCodes({ phones }: ReturnType<typeof formOf>): CompanyProblem[] {
  return phones.flatMap(({ intlCode }, index): CompanyProblem[] => {
    const isUnknown = /^\d+$/.test(intlCode) && !callingCodes.has(intlCode)
    return isUnknown ? [{ path: `phones[${index}].intlCode`, key: 'shared.invalidValue' }] : []
  })
}

/**
 * Returns the path of a problem in the sent body. The form has its days from Monday on; a body can have them in any
 * order.
 */
function sentPath(path: string, days: readonly number[]): string {
  return path.replace(/^businessHours\[(\d)\]/, (_, index: string) => {
    const sent = days.indexOf(Number(index) + 1)
    return `businessHours[${sent < 0 ? index : sent}]`
  })
}
