import type { BandwidthText } from '../base/bandwidth'
import type { CompanyForm } from '../company-settings/types'
import type { DriveRow } from '../drive-inventory/rules'
import type { Text } from '../i18n/translate'
import type { Offer } from '../service-areas/types'

/** The steps of the wizard, in order. */
export const steps = ['1', '2', '3'] as const
export type Step = (typeof steps)[number]

/** A shown or requested view: a step of the wizard, or the state of a submission. */
export type View = Step | 'pending' | 'success' | 'approved'

/** The whole registration as it is typed. Field paths begin with these names: "company.phones[1].phoneNo". */
export interface RegistrationForm {
  readonly company: CompanyForm
  readonly offer: Offer
  readonly drives: readonly DriveRow[]
  readonly bandwidth: BandwidthText
  readonly terms: boolean
}

export type Errors = Readonly<Record<string, Text>>
