import type { Problem } from '../drafts/validate'
import type { MessageKey } from '../i18n/keys'
import type { CompanyDetails } from '../wire/people'

export type PhoneCategory = CompanyDetails['phones'][number]['category']
export type Certifications = CompanyDetails['certifications']

/** A phone as it is typed; the number may contain spaces until its field is left. */
export interface PhoneForm {
  readonly intlCode: string
  readonly phoneNo: string
  readonly category: PhoneCategory | null
}

export interface EmailForm {
  readonly email: string
}

/** The hours of a day as they are typed; both empty for a closed day. */
export interface DayHours {
  readonly startTime: string
  readonly endTime: string
}

/** Company details in a form. Field paths are those of the wire: "phones[1].phoneNo". */
export interface CompanyForm {
  readonly phones: readonly PhoneForm[]
  readonly emails: readonly EmailForm[]
  /** `Timezone.value`; empty until one is chosen. */
  readonly timezone: string
  /** Monday to Sunday, always seven. */
  readonly businessHours: readonly DayHours[]
  readonly certifications: Certifications
}

export type CompanyProblem = Problem<
  Extract<MessageKey, 'shared.required' | 'shared.invalidValue' | `companyRules.${string}`>
>
