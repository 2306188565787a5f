import { createContext, useContext } from 'react'
import type { Form } from '../../core/drafts/form'
import type { RegistrationStore } from '../../core/registration/store'
import type { RegistrationForm, Step } from '../../core/registration/types'

/** The draft of a registration, as the wizard's steps read it from the store. */
export function readWizard(store: RegistrationStore, draft: Form<RegistrationForm>) {
  const form = draft.value.value
  const theirs = draft.theirs.value
  const { countries = [], timezones = [] } = store.lists.value.data ?? {}
  return {
    store,
    draft,
    form,
    /** The last submission as a form. */
    base: draft.base.value,
    errors: draft.errors.value,
    /** The data that the form would submit. */
    toSubmit: store.toRegistration(form),
    /** The same data with the conflicting values of somebody else; null without a conflict. */
    theirs: theirs && store.toRegistration(theirs),
    /** The submitted data; null before the first submission. */
    submitted: store.shown.value,
    approval: store.approval.value,
    zone: store.zone.value,
    countries,
    timezones,
    onEdit: draft.edit,
  }
}

interface Wizard extends ReturnType<typeof readWizard> {
  onStep(step: Step): void
}

export const WizardContext = createContext<Wizard | null>(null)

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('useWizard: outside the wizard')
  return wizard
}
