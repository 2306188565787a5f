import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { createDraft, type Draft } from '../base/draft'
import { Failure } from '../base/errors'
import type { Resource } from '../base/resource'
import { draftKeeper, keptDraft } from '../drafts/keeper'
import { bringSchema, refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { type CompanyLists, reference } from '../reference/store'
import { type ApprovalState, canEditPartner, newestApproval } from '../session/rules'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { saveAccount, saveCompany } from './api'
import { isCompanyForm, mergeCompany, sameCompany } from './form-changes'
import { companyDetails, companyForm, companyPath, normalCompany } from './mapping'
import type { CompanyForm } from './types'

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
  readonly draft: ReadonlySignal<Draft<CompanyForm, Text> | null>
  /** The details are saved, but the account site still has what was there before (decision 13). */
  readonly accountBehind: ReadonlySignal<boolean>
  readonly accountBusy: ReadonlySignal<boolean>
  /** Why the second call did not get through, the last time it was made. */
  readonly accountFailure: ReadonlySignal<Failure | null>
  refresh(): Promise<void>
  refreshLists(): Promise<void>
  /** True when both calls went through. With nothing typed it only makes up for the second. */
  save(): Promise<boolean>
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
  const account = computed(() => (lock.value === null ? who.account.value : null))
  const draft = computed(() => (account.value === null ? null : draftFor(account.value)))
  const accountBehind = signal(false)
  const accountBusy = signal(false)
  const accountFailure = signal<Failure | null>(null)
  const codes = () => lists.resource.peek().data?.countries.map(({ intlCode }) => intlCode) ?? []

  function draftFor(whose: string): Draft<CompanyForm, Text> {
    const initial = company.peek() ?? companyForm(null)
    let sent = initial
    const made: Draft<CompanyForm, Text> = createDraft<CompanyForm, Text>({
      initial,
      equal: sameCompany,
      merge: mergeCompany,
      keeper: draftKeeper(whose, 'company', keptDraft(isCompanyForm)),
      onEnd: context.onEnd,
      reread: who.refresh,
      async validate(value) {
        const { companySchema } = await bringSchema(() => import('./schema'))
        return validateWith(companySchema, normalCompany(value, codes()))
      },
      refused: failure => refusedFields(failure, path => companyPath(sent, path)),
      async save(typed) {
        sent = typed
        const base = made.base.peek()
        const { org, now } = await partnerNow()
        // A whole partner is sent: what was saved elsewhere meanwhile would be undone by what stands here untouched.
        if (!sameCompany(base, now)) {
          sent = mergeCompany(base, typed, now)
          if (!sameCompany(sent, mergeCompany(base, now, typed))) throw new Failure({ category: 'stale' })
          made.keepMine()
        }
        const partner = await saveCompany(http, org, companyDetails(sent, codes()))
        // Kept before the second call begins: a page that goes in between still knows.
        behind(whose).write(true)
        who.partnerChanged(partner)
        return companyForm(partner)
      },
    })
    return made
  }

  /** Read anew. Offered by the draft where it differs from what was typed over. */
  async function partnerNow(): Promise<{ org: string; now: CompanyForm }> {
    await who.refresh()
    const { failure } = who.me.peek()
    if (failure !== null) throw failure
    const { partner } = (await who.whoAmI()).user
    if (partner === null) throw new Failure({ category: 'unexpected' })
    return { org: partner.org, now: companyForm(partner) }
  }

  context.onEnd(
    effect(() => {
      if (company.value !== null) draft.value?.rebase(company.value)
    }),
  )
  context.onEnd(
    effect(() => {
      accountBehind.value = account.value !== null && behind(account.value).read() === true
    }),
  )

  async function bringAccount(): Promise<boolean> {
    const [whose, companyId] = [account.peek(), who.me.peek().data?.user.companyId]
    const saved = draft.peek()?.base.peek()
    if (whose === null || companyId === undefined || !saved || accountBusy.peek()) return false
    accountBusy.value = true
    const outcome = await notifications.run(
      { title: text('company.accountBehind'), success: text('company.saved'), quiet: true },
      () => saveAccount(http, companyId, companyDetails(saved)),
    )
    accountBusy.value = false
    accountFailure.value = outcome.ok ? null : outcome.failure
    accountBehind.value = !outcome.ok
    if (outcome.ok) behind(whose).clear()
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
    async save() {
      const open = draft.peek()
      if (!open) return false
      if (!open.dirty.peek() && accountBehind.peek()) return bringAccount()
      const outcome = await notifications.run({ title: text('company.saveFailed') }, async () => {
        const result = await open.save()
        if (result === 'failed') throw open.failure.peek() ?? new Failure({ category: 'unexpected' })
        if (result !== 'saved') throw new Failure({ category: 'cancelled' })
      })
      if (outcome.ok) return bringAccount()
      // Somebody else was first: their details are read, and offered.
      if (outcome.failure.category === 'stale') void who.refresh()
      return false
    },
    saveAccount: bringAccount,
  }
})

/** Remembers, beyond a reload, that the account site's copy is behind. */
function behind(account: string) {
  return draftKeeper(account, 'company-account', (kept): kept is true => kept === true)
}

function shownCompany(me: UsersMe, state: ApprovalState): CompanyForm | null {
  if (canEditPartner(state)) return companyForm(me.user.partner)
  const submitted = newestApproval(me.approvals, 'registration')?.registrationData ?? null
  if (submitted) return companyForm(submitted)
  return state === 'NOT_SUBMITTED' || me.user.partner === null ? null : companyForm(me.user.partner)
}
