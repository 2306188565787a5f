import { computed, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { SaveScope } from '../drafts/form-options'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { companyLists } from '../reference/store'
import { accountForm } from '../session/account-form'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { shownOf } from '../session/rules'
import { session } from '../session/store'
import { createAccountCopy } from './account-copy'
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
  const { http, notifications } = context
  const user = context.use(session)
  const { codes, ...lists } = companyLists(context)
  const lock = computed<CompanyLock | null>(() => {
    if (user.registration.value !== 'APPROVED') return 'approval'
    return user.admin.value ? null : 'role'
  })
  const company = computed(() => {
    const [me, state] = [user.me.value.data, user.registration.value]
    const shown = me && state && shownOf(me, state)
    return shown && !(shown.of === 'live' && state === 'NOT_SUBMITTED') ? companyForm(shown.data) : null
  })
  /** Bits per second in the partner's record; 0 before the approval, and if the record has none. */
  const bandwidth = computed(() => {
    const partner = user.registration.value === 'APPROVED' ? user.me.value.data?.user.partner : null
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
      user.mutate({
        write(me, call) {
          const merged = merge(companyForm(me.user.partner))
          return merged && copy.markDuring(savePartner(http, me.user, companyDetails(merged, codes.peek()), call))
        },
        apply: withPartner,
      }),
  })
  const draft = computed(() => (lock.value === null ? drafts.value : null))
  const isSaving = signal(false)
  const copy = createAccountCopy(context, () => !isSaving.value && draft.value?.state.value === 'clean')

  async function saveAccount(): Promise<boolean> {
    const options = { title: text('company.accountBehind'), quiet: true, busy: savingText }
    const outcome = await notifications.write(options, copy.save)
    return outcome.ok && outcome.value
  }

  return {
    ...lists,
    read: user.me,
    registration: user.registration,
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
    accountBehind: copy.behind,
    accountBusy: copy.busy,
    /** The failure of the latest save of the copy. */
    accountFailure: copy.failure,
    refresh: user.refresh,
    /**
     * Saves the details and their copy. Returns whether both calls succeeded. Without edits, only a missing second call
     * is repeated.
     */
    async save(scope?: SaveScope) {
      const open = draft.peek()
      if (!open || isSaving.peek()) return false
      if (!open.dirty.peek() && copy.behind.peek()) return saveAccount()
      if (!open.dirty.peek()) {
        notifications.notify('info', text('company.unchanged'))
        return true
      }
      isSaving.value = true
      // Both calls are one write, so that the busy card stays from the first to the second.
      const outcome = await notifications.write({ title: failedText, busy: savingText }, async () => {
        await open.save(scope)
        notifications.drop(failedText)
        return copy.save()
      })
      isSaving.value = false
      return outcome.ok && outcome.value
    },
    /** Repeats only the second call. */
    saveAccount,
  }
})
