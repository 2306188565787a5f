import { differencesBetween } from '../../core/drafts/differences'
import { subjectsOf } from '../../core/registration/subjects'
import type { RegistrationForm } from '../../core/registration/types'
import { Differences } from '../parts/Differences'
import type { WizardProps } from './step-props'
import { useNames } from './use-names'

/** What differs between what was typed here, and what was typed or submitted elsewhere. */
export function TypedElsewhere({ form, theirs, sent, timezones }: WizardProps & { theirs: RegistrationForm }) {
  const [before, after] = [sent(theirs), sent(form)]
  const names = useNames(timezones, before, after)
  return <Differences of={differencesBetween(subjectsOf(before, names), subjectsOf(after, names))} />
}
