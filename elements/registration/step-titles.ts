import type { PlainKey } from '../../core/i18n/keys'
import type { Step } from '../../core/registration/types'

/** The titles of the steps, as keys of texts. */
export const stepTitles: Readonly<Record<Step, PlainKey>> = {
  1: 'registration.step1',
  2: 'registration.step2',
  3: 'registration.step3',
}
