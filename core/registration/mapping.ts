import { bandwidthText } from '../base/bandwidth'
import { bitsOf } from '../base/typed-bandwidth'
import { companyDetails, companyForm, companyPath } from '../company-settings/mapping'
import { drivesOf, rowsOf } from '../drive-inventory/mapping'
import { offerOf, toSubmission } from '../service-areas/mapping'
import type { Shown } from '../session/rules'
import type { Registration } from '../wire/people'
import type { RegistrationForm } from './types'

/** What is shown as a form; an empty one before the first submission. The terms are accepted anew each time. */
export function registrationForm(shown: Shown | null): RegistrationForm {
  return {
    company: companyForm(shown?.data),
    offer: offerOf(shown),
    drives: rowsOf(shown?.data.drives),
    bandwidth: bandwidthText(shown?.data.bandwidth),
    terms: false,
  }
}

/** A form that passed the schema as it is sent; one that did not, as far as it goes, for a review. */
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

/** A path of a 422 as the form's: what was dropped or sorted on the way out is found again. */
export function formPath(form: RegistrationForm, serverPath: string): string {
  if (companyFields.test(serverPath)) return `company.${companyPath(form.company, serverPath)}`
  if (offerFields.test(serverPath)) return `offer.${toSubmission(form.offer, form.offer).pathOf(serverPath)}`
  return serverPath === 'bandwidth' ? 'bandwidth.value' : serverPath
}
