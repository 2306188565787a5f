import { computed, untracked } from '@preact/signals-core'
import { submitRegistration } from '../approvals/api'
import { approvalToRepeat, canSubmit, shownRegistration } from '../approvals/rules'
import { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { lazy } from '../base/lazy'
import { firstZone } from '../base/zones'
import { normalizeCompany } from '../company-settings/mapping'
import type { Form } from '../drafts/form'
import type { SaveScope } from '../drafts/form-options'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { companyLists } from '../reference/store'
import { accountForm } from '../session/account-form'
import { newestApproval } from '../session/rules'
import { session } from '../session/store'
import { keepLastStep, readLastStep } from './last-step'
import { formPath, registrationForm, registrationOf } from './mapping'
import { registrationCells, stepOf } from './rules'
import type { Errors, RegistrationForm, Step } from './types'

const schema = lazy(() => import('./schema'), 'registrationSchema')

export type RegistrationStore = ReturnType<typeof registration.create>

export const registration = defineArea('registration', context => {
  const user = context.use(session)
  const { me, registration: state, account } = user
  // Without its list, a choice offers only the current value, and a number with its calling code is invalid.
  const { codes, lists, refreshLists } = companyLists(context)
  const shown = computed(() => me.value.data && state.value && shownRegistration(me.value.data, state.value))
  /** The form that edits are made over: empty before the first submission, then the submitted or live registration. */
  const base = computed(() => state.value && registrationForm(shown.value))
  const isOpen = () => canSubmit(state.peek() ?? 'UNKNOWN')

  const draft = accountForm<RegistrationForm>(context, 'registration', {
    cells: registrationCells,
    source: base,
    blank: registrationForm(null),
    isSubmission: true,
    schema,
    normal: form => ({ ...form, company: normalizeCompany(form.company, codes.peek()) }),
    partOf: stepOf,
    pathOf: formPath,
    async save(merge) {
      // A submission has no version. Read the state of the registration first.
      const data = await user.readNow()
      if (!isOpen()) throw new Failure({ category: 'stale' })
      const now = base.peek() ?? registrationForm(null)
      const form = merge(now) ?? now
      const before = approvalToRepeat(data, state.peek() ?? 'NOT_SUBMITTED')
      await user.submit(() => submitRegistration(context.http, before?.id ?? null, registrationOf(form, codes.peek())))
      // The first registration makes the account a partner, and only the server has the whole record.
      await user.refresh()
    },
  })

  /** Returns whether the form would be sent as the data that was submitted. Reads signals, which are tracked. */
  function isAsSubmitted(open: Form<RegistrationForm>): boolean {
    const [edited, submitted] = [open.value.value, open.base.value].map(form => registrationOf(form, codes.value))
    return isEqual(edited, submitted)
  }

  context.effect(() => {
    const open = draft.value
    if (!open?.dirty.value || state.value === null || canSubmit(state.value)) return
    // If the form equals the submission, a submission without an answer has arrived.
    if (isAsSubmitted(open)) untracked(open.discard)
  })

  return {
    read: me,
    /** Null until it is read. */
    state,
    approval: computed(() => (me.value.data ? newestApproval(me.value.data.approvals, 'registration') : null)),
    /** The submitted time zone; before a submission, that of the partner or the browser. */
    zone: computed(() => firstZone(shown.value?.data.timezone, user.zone.value)),
    /**
     * The submitted or, after the approval, the live registration, as it would be sent; null before the first
     * submission.
     */
    shown: computed(() => shown.value && registrationOf(registrationForm(shown.value), codes.value)),
    draft,
    /** Whether the draft equals the last submission, so that there is nothing to submit. */
    isSameAsSubmitted: computed(() => draft.value !== null && shown.value !== null && isAsSubmitted(draft.value)),
    /** Returns the step at which the draft was left; null if none is stored. */
    lastStep(): Step | null {
      const accountId = account.peek()
      return accountId === null ? null : readLastStep(accountId)
    },
    /** Stores the step of the draft; null removes it. */
    keepStep(step: Step | null): void {
      const accountId = account.peek()
      if (accountId !== null) keepLastStep(accountId, step)
    },
    /** Returns the data that the submission of a form would send. */
    toRegistration: (form: RegistrationForm) => registrationOf(form, codes.peek()),
    /**
     * Reveals the errors of a step.
     * @param retry is offered in the toast if the check fails
     * @returns the errors; null if the check failed
     */
    async reveal(step: Step, retry?: () => void): Promise<Errors | null> {
      const open = draft.peek()
      if (!open) return {}
      const options = { title: text('registration.checkFailed'), retry }
      const outcome = await context.notifications.run(options, () => open.reveal(step))
      return outcome.ok ? outcome.value : null
    },
    /** Submits the registration. Returns whether that succeeded. */
    async submit(scope?: SaveScope) {
      const open = draft.peek()
      if (!open || !isOpen()) return false
      const outcome = await context.notifications.write(
        { title: text('registration.submitFailed'), busy: text('registration.submitting') },
        () =>
          open.save(scope).catch(thrown => {
            // A colleague has submitted first, which the state of the registration shows.
            throw isOpen() ? thrown : new Failure({ category: 'cancelled', cause: thrown })
          }),
      )
      return outcome.ok
    },
    lists,
    refreshLists,
    async refresh() {
      if (lists.peek().failure !== null) void refreshLists()
      await user.refresh()
    },
  }
})
