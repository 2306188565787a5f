import type { Resource } from '../../core/base/resource'
import type { Errors, RegistrationForm, Step } from '../../core/registration/types'
import type { ApprovalState } from '../../core/session/rules'
import type { Approval, Registration } from '../../core/wire/people'
import type { Country, Timezone } from '../../core/wire/reference'
import type { DraftShown } from '../base/drafts/DraftBanner'

/** What a step of the wizard is given. */
export interface StepProps {
  form: RegistrationForm
  /** What was submitted last, as a form. */
  base: RegistrationForm
  errors: Errors
  countries: readonly Country[]
  timezones: readonly Timezone[]
  onEdit(change: (form: RegistrationForm) => RegistrationForm): void
}

/** What the last step is given besides: the review is on it. */
export interface LastStepProps extends StepProps {
  sent(form: RegistrationForm): Registration
  onStep(step: Step): void
}

/** What the whole wizard is given. */
export interface WizardProps extends LastStepProps {
  step: Step
  state: ApprovalState
  approval: Approval | null
  zone: string
  submitted: Registration | null
  lists: Resource<unknown>
  onRetryLists(): void
  draft: DraftShown
  /** The form with what somebody else has typed or submitted, while one of the two is to be chosen. */
  theirs: RegistrationForm | null
  dirty: boolean
  /** How often a submission was refused: after each the first field at fault comes into focus. */
  refusals: number
  /** What is missing on all steps; rejects where it could not be checked. */
  onCheck(form: RegistrationForm): Promise<Errors>
  /** Null where it could not be checked. */
  onReveal(step: Step): Promise<Errors | null>
  onRegister(): Promise<boolean>
  onCancel(): void
}
