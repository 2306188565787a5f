import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { lazy } from '../base/lazy'
import { onStored, readStored, removeStored, storeValue } from '../base/storage'
import type { SavePart } from '../drafts/form-options'
import { draftsOf } from '../drafts/kept-drafts'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { companyLists } from '../reference/store'
import { accountForm } from '../session/account-form'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { shownOf } from '../session/rules'
import { session } from '../session/store'
import { companyCells } from './form-changes'
import { companyDetails, companyForm, companyPath, normalizeCompany } from './mapping'
import type { CompanyForm } from './types'

const schema = lazy(() => import('./schema'), 'companySchema')

const failedText = text('company.saveFailed')
const savedText = text('company.saved')
const savingText = text('company.saving')

/** The reason why the settings are read-only: the registration is not approved, or the account is no admin. */
export type CompanyLock = 'approval' | 'role'

export type CompanySettings = ReturnType<typeof companySettings.create>

export const companySettings = defineArea('company-settings', context => {
  const { http, notifications, ended } = context
  const who = context.use(session)
  const { codes, ...lists } = companyLists(context)
  const lock = computed<CompanyLock | null>(() => {
    if (who.registration.value !== 'APPROVED') return 'approval'
    return who.admin.value ? null : 'role'
  })
  const company = computed(() => {
    const [me, state] = [who.me.value.data, who.registration.value]
    const shown = me && state && shownOf(me, state)
    return shown && !(shown.of === 'live' && state === 'NOT_SUBMITTED') ? companyForm(shown.data) : null
  })
  /** Bits per second in the partner's record; 0 before the approval, and if the record has none. */
  const bandwidth = computed(() => {
    const partner = who.registration.value === 'APPROVED' ? who.me.value.data?.user.partner : null
    return partner?.bandwidth ?? 0
  })
  const drafts = accountForm<CompanyForm>(context, 'company', {
    cells: companyCells(() => codes.peek()),
    source: company,
    blank: companyForm(null),
    schema,
    normal: value => normalizeCompany(value, codes.peek()),
    pathOf: companyPath,
    onArrived: () => notifications.succeed({ title: failedText, success: savedText }),
    save: merge =>
      who.mutate({
        write({ user }, call) {
          const merged = merge(companyForm(user.partner))
          return merged && saveDetails(savePartner(http, user, companyDetails(merged, codes.peek()), call))
        },
        apply: withPartner,
      }),
  })
  const draft = computed(() => (lock.value === null ? drafts.value : null))
  const isSaving = signal(false)
  const accountBehind = signal(false)
  const accountBusy = signal(false)
  const accountFailure = signal<Failure | null>(null)
  /** Whether the account site is behind and the storage is full, so that only this page knows it. */
  let isBehindInMemory = false

  function updateAccountBehind(): void {
    if (isSaving.value || accountBusy.value || draft.value?.state.value !== 'clean') return
    accountBehind.value = isBehind(behindKey())
  }
  context.effect(updateAccountBehind)
  context.unkept(computed(() => accountBehind.value && isBehindInMemory))
  // Another window or another portal of this page may have made the second call.
  context.onEnd(onStored(() => untracked(updateAccountBehind)))

  /** Returns the storage key, so that the mark outlives a reload. */
  function behindKey(): string {
    return `${draftsOf(who.account.peek() ?? '')}company-account`
  }

  function isBehind(key: string): boolean {
    return isBehindInMemory || readStored('local', key) === true
  }

  function markBehind(key: string, isMarked: boolean): void {
    if (!isMarked) removeStored('local', key)
    isBehindInMemory = isMarked && !storeValue('local', key, true)
  }

  /**
   * Marks the account site as behind before the call, because its answer may be lost or the page left before the copy.
   */
  async function saveDetails<Answer>(call: Promise<Answer>): Promise<Answer> {
    const key = behindKey()
    const wasBehind = isBehind(key)
    markBehind(key, true)
    try {
      return await call
    } catch (thrown) {
      if (!wasBehind && !asFailure(thrown).unanswered) markBehind(key, false)
      throw thrown
    }
  }

  const accountOptions = { title: text('company.accountBehind'), quiet: true }

  /** Saves the copy of the account site as a part of a write. Returns whether that succeeded. */
  async function saveCopy(): Promise<boolean> {
    if (ended.aborted || who.account.peek() === null || accountBusy.peek()) return false
    const key = behindKey()
    accountBusy.value = true
    const outcome = await notifications.run({ ...accountOptions, success: savedText }, () =>
      who.mutate({
        async write({ user }, call) {
          // POST {account}/v1/partners/accounts/{companyId}: the copy of the account site has no certifications.
          const { certifications: _, ...copy } = companyDetails(companyForm(user.partner))
          await http.post('account', `v1/partners/accounts/${encodeURIComponent(user.companyId)}`, copy, call)
          // Remove the mark within the turn of this write: the next save sets it again.
          markBehind(key, false)
        },
        apply: me => me,
      }),
    )
    accountBusy.value = false
    accountFailure.value = outcome.ok ? null : outcome.failure
    accountBehind.value = !outcome.ok
    return outcome.ok
  }

  async function saveAccount(): Promise<boolean> {
    const outcome = await notifications.write({ ...accountOptions, busy: savingText }, saveCopy)
    return outcome.ok && outcome.value
  }

  return {
    ...lists,
    read: who.me,
    registration: who.registration,
    lock,
    /**
     * The shown details: submitted until the registration is approved, live after that (decision 8); null before a
     * submission.
     */
    company,
    bandwidth,
    /** Null while the settings are read-only. */
    draft,
    /** Whether the details are saved but the account site still has the previous ones (decision 13). */
    accountBehind: accountBehind as ReadonlySignal<boolean>,
    accountBusy: accountBusy as ReadonlySignal<boolean>,
    /** The failure of the last second call. */
    accountFailure: accountFailure as ReadonlySignal<Failure | null>,
    refresh: who.refresh,
    /**
     * Saves the details and their copy. Returns whether both calls succeeded. Without edits it only repeats the second
     * call, if that is due.
     */
    async save(part?: SavePart) {
      const open = draft.peek()
      if (!open || isSaving.peek()) return false
      if (!open.dirty.peek() && accountBehind.peek()) return saveAccount()
      if (!open.dirty.peek()) {
        notifications.notify('info', text('company.unchanged'))
        return true
      }
      isSaving.value = true
      // Both calls are one write, so that the busy card stays from the first to the second.
      const outcome = await notifications.write({ title: failedText, busy: savingText }, async () => {
        await open.save(part)
        notifications.drop(failedText)
        return saveCopy()
      })
      isSaving.value = false
      return outcome.ok && outcome.value
    },
    /** Repeats only the second call. */
    saveAccount,
  }
})
