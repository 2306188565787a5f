import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { submitRegistration } from '../approvals/api'
import { approvalToRepeat, canSubmit, shownRegistration } from '../approvals/rules'
import { asFailure, Failure } from '../base/errors'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import { normalCompany } from '../company-settings/mapping'
import { createForm, type Form, type SavePart } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import { refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { type CompanyLists, reference } from '../reference/store'
import { type ApprovalState, newestApproval } from '../session/rules'
import { session } from '../session/store'
import type { Approval, Registration, UsersMe } from '../wire/people'
import { formPath, liveRegistration, registrationForm, registrationOf } from './mapping'
import { registrationCells, stepOf } from './rules'
import type { Errors, RegistrationForm, Step } from './types'

/** Comes when the form is first checked: nothing is sent without. */
const schema = lazy(() => import('./schema'), 'registrationSchema')

export interface RegistrationStore {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  /** Null until it is read. */
  readonly state: ReadonlySignal<ApprovalState | null>
  readonly approval: ReadonlySignal<Approval | null>
  /** The partner's own time zone, or the browser's. */
  readonly zone: ReadonlySignal<string>
  /** What is shown, written as it would be sent: the submitted data, or the live data once it is approved; null before the first submission. */
  readonly shown: ReadonlySignal<Registration | null>
  readonly draft: ReadonlySignal<Form<RegistrationForm, Text> | null>
  readonly lists: ReadonlySignal<Resource<CompanyLists>>
  /** Messages by field path: of the steps that were left, of all once it was tried to register. */
  readonly errors: ReadonlySignal<Errors>
  /** What is typed as it would be sent. */
  sent(form: RegistrationForm): Registration
  /** What is missing on all steps, revealing nothing; rejects where it could not be checked. */
  check(form: RegistrationForm): Promise<Errors>
  /** Reveals what is missing on a step, and answers it; null where it could not be checked, which is then said. */
  reveal(step: Step): Promise<Errors | null>
  /** True when it was submitted. */
  submit(part?: SavePart): Promise<boolean>
  /** Gives up what was typed. */
  discard(): void
  refresh(): Promise<void>
  refreshLists(): Promise<void>
}

export const registration = defineArea<RegistrationStore>('registration', context => {
  const who = context.use(session)
  const { me, registration: state } = who
  // Without its list a choice offers what is chosen already, and a number with its calling code is found at fault.
  const lists = context.resource({ load: context.use(reference).companyLists })
  void lists.refresh()
  const codes = computed(() => lists.resource.value.data?.countries.map(({ intlCode }) => intlCode) ?? [])
  const problems = signal<Errors>({})
  const revealed = signal<ReadonlySet<Step | null>>(new Set())
  const given = computed(() => (me.value.data && state.value ? givenData(me.value.data, state.value) : null))
  const draft = computed(() => (who.account.value === null ? null : draftFor(who.account.value)))
  /** What is typed over: nothing before the first submission, what was submitted or is live after one. */
  const base = computed(() => state.value && registrationForm(given.value))
  const isOpen = () => canSubmit(state.peek() ?? 'UNKNOWN')

  async function validate(form: RegistrationForm): Promise<Record<string, Text>> {
    const registrationSchema = await schema.load()
    return validateWith(registrationSchema, { ...form, company: normalCompany(form.company, codes.peek()) })
  }

  function draftFor(account: string): Form<RegistrationForm, Text> {
    let sending: RegistrationForm | null = null
    return createForm<RegistrationForm, Text>({
      cells: registrationCells,
      source: base,
      blank: registrationForm(null),
      storage: signal(typedStorage(account, 'registration', registrationCells.isCell)),
      onEnd: context.onEnd,
      reread: who.refresh,
      validate,
      refused: failure => refusedFields(failure, path => (sending ? formPath(sending, path) : path)),
      async save(merge) {
        // A submission goes without a version: how the registration stands is read first.
        const user = await who.readNow()
        if (!isOpen()) throw new Failure({ category: 'stale' })
        const now = base.peek() ?? registrationForm(null)
        const form = merge(now) ?? now
        sending = form
        const before = approvalToRepeat(user, state.peek() ?? 'NOT_SUBMITTED')
        const approval = await submitRegistration(context.http, before?.id ?? null, registrationOf(form, codes.peek()))
        who.approvalChanged(approval)
        // Whoever registers for the first time is a partner from now on: only the back end knows the whole.
        await who.refresh()
      },
    })
  }

  let checks = 0
  context.onEnd(
    effect(() => {
      const form = draft.value?.value.value
      const mine = ++checks
      if (form === undefined || revealed.value.size === 0) return
      // What cannot be checked now keeps its messages: the next step, or Register, says why.
      validate(form).then(
        found => {
          if (mine === checks) problems.value = found
        },
        () => {},
      )
    }),
  )

  return {
    read: me,
    state,
    approval: computed(() => (me.value.data ? newestApproval(me.value.data.approvals, 'registration') : null)),
    zone: who.zone,
    shown: computed(() => given.value && registrationOf(registrationForm(given.value), codes.value)),
    draft,
    errors: computed(() => ({
      ...Object.fromEntries(Object.entries(problems.value).filter(([path]) => revealed.value.has(stepOf(path)))),
      ...draft.value?.errors.value,
    })),
    sent: form => registrationOf(form, codes.peek()),
    check: validate,
    async reveal(step) {
      const form = draft.peek()?.value.peek()
      if (form === undefined) return {}
      const outcome = await context.notifications.run({ title: text('registration.checkFailed') }, () => validate(form))
      if (!outcome.ok) return null
      problems.value = outcome.value
      revealed.value = new Set([...revealed.peek(), step])
      return Object.fromEntries(Object.entries(outcome.value).filter(([path]) => stepOf(path) === step))
    },
    async submit(part) {
      const open = draft.peek()
      if (!open || !isOpen()) return false
      const outcome = await context.notifications.run({ title: text('registration.submitFailed') }, () =>
        open.save(part).catch(async thrown => {
          // Somebody else of the company was first: what stands there by now says so.
          if (asFailure(thrown).status === 409) await who.refresh()
          throw isOpen() ? thrown : new Failure({ category: 'cancelled', cause: thrown })
        }),
      )
      if (outcome.ok) forget()
      return outcome.ok
    },
    discard() {
      draft.peek()?.discard()
      forget()
    },
    lists: lists.resource,
    async refresh() {
      if (lists.resource.peek().failure !== null) void lists.refresh()
      await who.refresh()
    },
    refreshLists: lists.refresh,
  }

  function forget(): void {
    revealed.value = new Set()
    problems.value = {}
  }
})

/** In dollars, but otherwise as a back end may have it: what is missing or in another order is put right by the form. */
function givenData(me: UsersMe, state: ApprovalState): Registration | null {
  const shown = shownRegistration(me, state)
  return shown?.of === 'live' ? liveRegistration(shown.data) : (shown?.data ?? null)
}
