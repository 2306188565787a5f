import { bandwidthText } from '../base/bandwidth'
import { bitsOf } from '../base/typed-bandwidth'
import { companyDetails, companyForm, companyPath } from '../company-settings/mapping'
import { drivesOf, rowsOf } from '../drive-inventory/mapping'
import { offerOf, toSubmission } from '../service-areas/mapping'
import type { Shown } from '../session/rules'
import type { Registration } from '../wire/people'
import type { RegistrationForm } from './types'

/**
 * Returns the shown registration as a form; an empty form before the first submission. The terms must be accepted again
 * each time.
 */
export function registrationForm(shown: Shown | null): RegistrationForm {
  return {
    company: companyForm(shown?.data),
    offer: offerOf(shown),
    drives: rowsOf(shown?.data.drives),
    bandwidth: bandwidthText(shown?.data.bandwidth),
    terms: false,
  }
}

/** Returns a form as it is sent. An invalid form is converted as far as possible, for a review. */
export function registrationOf(form: Omit<RegistrationForm, 'terms'>, codes: readonly string[]): Registration {
  const { serviceAreas, theatreLists } = toSubmission(form.offer, form.offer).body
  return {
    ...companyDetails(form.company, codes),
    serviceAreas,
    ...(theatreLists.length > 0 ? { theatreLists } : {}),
    drives: drivesOf(form.drives),
    bandwidth: bitsOf(form.bandwidth),
  }
}

const companyFields = /^(phones|emails|timezone|businessHours|certifications)\b/
const offerFields = /^(serviceAreas|theatreLists)\b/

/** Returns the path in the form of a path in a 422. Rows that were dropped or sorted before sending are considered. */
export function formPath(form: RegistrationForm, serverPath: string): string {
  if (companyFields.test(serverPath)) return `company.${companyPath(form.company, serverPath)}`
  if (offerFields.test(serverPath)) return `offer.${toSubmission(form.offer, form.offer).pathOf(serverPath)}`
  return serverPath === 'bandwidth' ? 'bandwidth.value' : serverPath
}
