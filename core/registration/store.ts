import { computed, untracked } from '@preact/signals-core'
import { submitRegistration } from '../approvals/api'
import { approvalToRepeat, canSubmit, shownRegistration } from '../approvals/rules'
import { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { lazy } from '../base/lazy'
import { firstZone } from '../base/zones'
import { normalCompany } from '../company-settings/mapping'
import type { Form } from '../drafts/form'
import type { SavePart } from '../drafts/form-options'
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
  const who = context.use(session)
  const { me, registration: state, account } = who
  // Without its list a choice offers what is chosen already, and a number with its calling code is found at fault.
  const { codes, lists, refreshLists } = companyLists(context)
  const shown = computed(() => me.value.data && state.value && shownRegistration(me.value.data, state.value))
  /** What is typed over: nothing before the first submission, what was submitted or is live after one. */
  const base = computed(() => state.value && registrationForm(shown.value))
  const isOpen = () => canSubmit(state.peek() ?? 'UNKNOWN')

  const draft = accountForm<RegistrationForm>(context, 'registration', {
    cells: registrationCells,
    source: base,
    blank: registrationForm(null),
    isSubmission: true,
    schema,
    normal: form => ({ ...form, company: normalCompany(form.company, codes.peek()) }),
    partOf: stepOf,
    pathOf: formPath,
    async save(merge) {
      // A submission goes without a version: how the registration stands is read first.
      const user = await who.readNow()
      if (!isOpen()) throw new Failure({ category: 'stale' })
      const now = base.peek() ?? registrationForm(null)
      const form = merge(now) ?? now
      const before = approvalToRepeat(user, state.peek() ?? 'NOT_SUBMITTED')
      await who.submit(() => submitRegistration(context.http, before?.id ?? null, registrationOf(form, codes.peek())))
      // Whoever registers for the first time is a partner from now on: only the back end knows the whole.
      await who.refresh()
    },
  })

  /** Whether the form would be sent as what is submitted already; read where signals are. */
  function isAsSubmitted(open: Form<RegistrationForm>): boolean {
    const [typed, there] = [open.value.value, open.base.value].map(form => registrationOf(form, codes.value))
    return isEqual(typed, there)
  }

  context.effect(() => {
    const open = draft.value
    if (!open?.dirty.value || state.value === null || canSubmit(state.value)) return
    // What was submitted without an answer has arrived.
    if (isAsSubmitted(open)) untracked(open.discard)
  })

  return {
    read: me,
    /** Null until it is read. */
    state,
    approval: computed(() => (me.value.data ? newestApproval(me.value.data.approvals, 'registration') : null)),
    /** The time zone that was submitted; before, the partner's own or the browser's. */
    zone: computed(() => firstZone(shown.value?.data.timezone, who.zone.value)),
    /** What was submitted, or is live once it is approved, as it would be sent; null before the first submission. */
    shown: computed(() => shown.value && registrationOf(registrationForm(shown.value), codes.value)),
    draft,
    /** Whether sending would repeat what was submitted before. */
    isRepeat: computed(() => draft.value !== null && shown.value !== null && isAsSubmitted(draft.value)),
    /** Returns the step at which the draft was left; null where none is kept. */
    lastStep(): Step | null {
      const whose = account.peek()
      return whose === null ? null : readLastStep(whose)
    },
    /** Keeps the step at which the draft stands; null forgets it. */
    keepStep(step: Step | null): void {
      const whose = account.peek()
      if (whose !== null) keepLastStep(whose, step)
    },
    /** What is typed as it would be sent. */
    sent: (form: RegistrationForm) => registrationOf(form, codes.peek()),
    /**
     * Reveals what is missing on a step, and answers it; null where it could not be checked, which is then said.
     * @param retry what is offered then
     */
    async reveal(step: Step, retry?: () => void): Promise<Errors | null> {
      const open = draft.peek()
      if (!open) return {}
      const options = { title: text('registration.checkFailed'), retry }
      const outcome = await context.notifications.run(options, () => open.reveal(step))
      return outcome.ok ? outcome.value : null
    },
    /** True when it was submitted. */
    async submit(part?: SavePart) {
      const open = draft.peek()
      if (!open || !isOpen()) return false
      const outcome = await context.notifications.write(
        { title: text('registration.submitFailed'), busy: text('registration.submitting') },
        () =>
          open.save(part).catch(thrown => {
            // Somebody else of the company was first: what stands there by now says so.
            throw isOpen() ? thrown : new Failure({ category: 'cancelled', cause: thrown })
          }),
      )
      return outcome.ok
    },
    lists,
    refreshLists,
    async refresh() {
      if (lists.peek().failure !== null) void refreshLists()
      await who.refresh()
    },
  }
})
