import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import { draftsOf, drop, keep, readKept } from '../base/storage'
import { createForm, type Form, type SavePart } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import { refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { type CompanyLists, reference } from '../reference/store'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { type ApprovalState, canEditPartner, newestApproval } from '../session/rules'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { saveAccount } from './api'
import { companyCells } from './form-changes'
import { companyDetails, companyForm, companyPath, normalCompany } from './mapping'
import type { CompanyForm } from './types'

/** Comes when the form is first checked: nothing is sent without. */
const schema = lazy(() => import('./schema'), 'companySchema')

/** Why nothing can be changed: the registration is not approved, or the account is no admin. */
export type CompanyLock = 'approval' | 'role'

export interface CompanySettings {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  readonly registration: ReadonlySignal<ApprovalState | null>
  readonly lists: ReadonlySignal<Resource<CompanyLists>>
  readonly lock: ReadonlySignal<CompanyLock | null>
  /** What is shown: submitted until the registration is approved, live after that (decision 8); null when nothing was. */
  readonly company: ReadonlySignal<CompanyForm | null>
  /** Null while nothing can be changed. */
  readonly draft: ReadonlySignal<Form<CompanyForm, Text> | null>
  /** The details are saved, but the account site still has what was there before (decision 13). */
  readonly accountBehind: ReadonlySignal<boolean>
  readonly accountBusy: ReadonlySignal<boolean>
  /** Why the second call did not get through, the last time it was made. */
  readonly accountFailure: ReadonlySignal<Failure | null>
  refresh(): Promise<void>
  refreshLists(): Promise<void>
  /** True when both calls went through. With nothing typed it only makes up for the second. */
  save(part?: SavePart): Promise<boolean>
  /** The second call again, and nothing else. */
  saveAccount(): Promise<boolean>
}

export const companySettings = defineArea<CompanySettings>('company-settings', context => {
  const { http, notifications } = context
  const who = context.use(session)
  const lists = context.resource({ load: context.use(reference).companyLists })
  void lists.refresh()

  const lock = computed<CompanyLock | null>(() => {
    if (!canEditPartner(who.registration.value ?? 'NOT_SUBMITTED')) return 'approval'
    return who.admin.value ? null : 'role'
  })
  const company = computed(() => {
    const me = who.me.value.data
    return me && shownCompany(me, who.registration.value ?? 'NOT_SUBMITTED')
  })
  const drafts = computed(() => (who.account.value === null ? null : draftFor(who.account.value)))
  const draft = computed(() => (lock.value === null ? drafts.value : null))
  const isSaving = signal(false)
  const accountBehind = signal(false)
  const accountBusy = signal(false)
  const accountFailure = signal<Failure | null>(null)
  const codes = () => lists.resource.peek().data?.countries.map(({ intlCode }) => intlCode) ?? []

  function draftFor(whose: string): Form<CompanyForm, Text> {
    let sent = companyForm(null)
    return createForm<CompanyForm, Text>({
      cells: companyCells,
      source: company,
      blank: companyForm(null),
      storage: signal(typedStorage(whose, 'company', companyCells.isCell)),
      onEnd: context.onEnd,
      reread: who.refresh,
      async validate(value) {
        const companySchema = await schema.load()
        return validateWith(companySchema, normalCompany(value, codes()))
      },
      refused: failure => refusedFields(failure, path => companyPath(sent, path)),
      async save(merge) {
        await who.mutate({
          write({ user: { partner } }, call) {
            if (partner === null) throw new Failure({ category: 'unexpected' })
            const merged = merge(companyForm(partner))
            if (merged === null) return null
            sent = merged
            return saveDetails(whose, savePartner(http, partner.org, companyDetails(merged, codes()), call))
          },
          apply: withPartner,
        })
      },
    })
  }

  context.onEnd(
    effect(() => {
      const whose = who.account.value
      if (whose === null || isSaving.value || accountBusy.value || draft.value?.state.value !== 'clean') return
      accountBehind.value = readKept('local', behindKey(whose)) === true
    }),
  )

  /** The account site is behind from before the call on: its answer may be lost, or the page go in between. */
  async function saveDetails<Answer>(whose: string, call: Promise<Answer>): Promise<Answer> {
    const wasBehind = readKept('local', behindKey(whose)) === true
    keep('local', behindKey(whose), true)
    try {
      return await call
    } catch (thrown) {
      if (!wasBehind && !asFailure(thrown).unanswered) drop('local', behindKey(whose))
      throw thrown
    }
  }

  async function bringAccount(): Promise<boolean> {
    const [whose, companyId] = [who.account.peek(), who.me.peek().data?.user.companyId]
    if (whose === null || companyId === undefined || accountBusy.peek()) return false
    accountBusy.value = true
    const outcome = await notifications.run(
      { title: text('company.accountBehind'), success: text('company.saved'), quiet: true },
      () =>
        who.mutate({
          write: ({ user }, call) => saveAccount(http, companyId, companyDetails(companyForm(user.partner)), call),
          apply: me => me,
        }),
    )
    accountBusy.value = false
    accountFailure.value = outcome.ok ? null : outcome.failure
    accountBehind.value = !outcome.ok
    if (outcome.ok) drop('local', behindKey(whose))
    return outcome.ok
  }

  return {
    read: who.me,
    registration: who.registration,
    lists: lists.resource,
    lock,
    company,
    draft,
    accountBehind,
    accountBusy,
    accountFailure,
    refresh: who.refresh,
    refreshLists: lists.refresh,
    async save(part) {
      const open = draft.peek()
      if (!open) return false
      if (!open.dirty.peek() && accountBehind.peek()) return bringAccount()
      isSaving.value = true
      const outcome = await notifications.run({ title: text('company.saveFailed') }, () => open.save(part))
      const isBrought = outcome.ok && (await bringAccount())
      isSaving.value = false
      return isBrought
    },
    saveAccount: bringAccount,
  }
})

/** The account site's copy is behind: known beyond a reload. */
const behindKey = (account: string) => `${draftsOf(account)}company-account`

function shownCompany(me: UsersMe, state: ApprovalState): CompanyForm | null {
  if (canEditPartner(state)) return companyForm(me.user.partner)
  const submitted = newestApproval(me.approvals, 'registration')?.registrationData ?? null
  if (submitted) return companyForm(submitted)
  return state === 'NOT_SUBMITTED' || me.user.partner === null ? null : companyForm(me.user.partner)
}
