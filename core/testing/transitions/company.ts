import type { KnowsDomain } from '../../company-settings/email-addresses'
import { companyDetails, companyForm } from '../../company-settings/mapping'
import { emailProblems, hoursProblems, phoneProblems, timezoneProblems } from '../../company-settings/rules'
import type { CompanyProblemKey } from '../../company-settings/types'
import rules from '../../i18n/en/company-rules'
import type { CompanyDetails } from '../../wire/people'
import { asList, type Check, type Fields, isFields, isWhole } from '../checks'

const words: Record<CompanyProblemKey, string> = {
  ...rules,
  'shared.required': 'This field is required',
  'shared.invalidValue': 'Enter a valid value',
}

/** Company details as they are sent, by the rules of the form itself; certifications that are missing count as none. */
export function readCompany(body: Fields, check: Check, isKnown: KnowsDomain): CompanyDetails {
  const form = companyForm(body)
  const problems = [
    ...phoneProblems(form.phones),
    ...emailProblems(form.emails, isKnown),
    ...timezoneProblems(form.timezone),
    ...hoursProblems(form.businessHours),
  ]
  const days = asList(body.businessHours).map(day => (isFields(day) ? day.dayOrdinal : null))
  for (const { path, key } of problems) check.add(sentPath(path, days), key, words[key])
  for (const [at, ordinal] of days.entries())
    if (!isWhole(ordinal, 1, 7))
      check.add(`businessHours[${at}].dayOrdinal`, 'shared.invalidValue', words['shared.invalidValue'])
  return companyDetails(form)
}

/** The form counts its days from Monday; a sender may send them in another order. */
function sentPath(path: string, days: readonly unknown[]): string {
  return path.replace(/^businessHours\[(\d)\]/, (_, at: string) => {
    const sent = days.indexOf(Number(at) + 1)
    return `businessHours[${sent < 0 ? at : sent}]`
  })
}
