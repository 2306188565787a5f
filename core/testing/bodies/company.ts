import { companyDetails, companyForm, normalizeCompany } from '../../company-settings/mapping'
import { companySchema } from '../../company-settings/schema'
import type { CompanyProblem } from '../../company-settings/types'
import rules from '../../company-settings/words/en'
import { problemsIn } from '../../drafts/validate'
import type { CompanyDetails } from '../../wire/people'
import { countries, timezones } from '../reference/lists'
import { type Form, type Problem, repeated } from './read'
import { fields, flag, invalid, line, listOf, oneOf, optional, required, type Sent, whole } from './shapes'

const messages: Record<CompanyProblem['key'], string> = {
  ...rules,
  'shared.required': required.message,
  'shared.invalidValue': invalid.message,
}

/** The limits of the shape are wider than the rules of the form, which find typing errors. */
const typed = optional(line(400))
const time = optional(line(20))

export const companyShape = {
  phones: listOf(
    20,
    fields({ intlCode: optional(line(10)), phoneNo: typed, category: optional(oneOf([1, 2] as const)) }),
  ),
  emails: listOf(50, fields({ email: typed })),
  timezone: line(100),
  businessHours: listOf(7, fields({ dayOrdinal: whole(1, 7), startTime: time, endTime: time })),
  certifications: optional(fields({ mpaa: flag, fact: flag, iso27001: flag })),
}

const shape = fields(companyShape)
export type CompanySent = Sent<typeof shape>

/** Company details as they are kept; certifications that were not sent stay as they are. */
type CompanyKept = Omit<CompanyDetails, 'certifications'> & Partial<Pick<CompanyDetails, 'certifications'>>

/** Company details by the rules of the form itself. */
export const company: Form<CompanySent, CompanyKept> = {
  shape,
  problems: companyProblems,
  clean(sent) {
    const { certifications, ...details } = cleanCompany(sent)
    return sent.certifications ? { ...details, certifications } : details
  },
}

/** Company details as a registration keeps them: certifications that are missing count as none. */
export function cleanCompany(sent: CompanySent): CompanyDetails {
  return companyDetails(formOf(sent))
}

/** The value is normalized first, so that the stored value is the validated one. */
const formOf = (sent: CompanySent) => normalizeCompany(companyForm(sent as Partial<CompanyDetails>), [])

export function companyProblems(sent: CompanySent): Problem[] {
  const form = formOf(sent)
  const days = sent.businessHours.map(({ dayOrdinal }) => dayOrdinal)
  const broken = problemsIn(companySchema, form) as CompanyProblem[]
  const problems = [...broken, ...unknownZone(form.timezone), ...unknownCodes(form)]
  const typed = problems.map(({ path, key }) => ({ path: sentPath(path, days), code: key, message: messages[key] }))
  return [...typed, ...repeated('businessHours', 'dayOrdinal', days)]
}

function unknownZone(timezone: string): CompanyProblem[] {
  const isKnown = timezone === '' || timezones.some(({ value }) => value === timezone)
  return isKnown ? [] : [{ path: 'timezone', key: 'shared.invalidValue' }]
}

const callingCodes: ReadonlySet<string> = new Set(countries.map(({ intlCode }) => intlCode))

/** A calling code that no country has; one that is not a number is found at fault by the form's own rules. */
function unknownCodes({ phones }: ReturnType<typeof formOf>): CompanyProblem[] {
  return phones.flatMap(({ intlCode }, index): CompanyProblem[] => {
    const isUnknown = /^\d+$/.test(intlCode) && !callingCodes.has(intlCode)
    return isUnknown ? [{ path: `phones[${index}].intlCode`, key: 'shared.invalidValue' }] : []
  })
}

/** The form counts its days from Monday; a sender may send them in another order. */
function sentPath(path: string, days: readonly number[]): string {
  return path.replace(/^businessHours\[(\d)\]/, (_, index: string) => {
    const sent = days.indexOf(Number(index) + 1)
    return `businessHours[${sent < 0 ? index : sent}]`
  })
}
