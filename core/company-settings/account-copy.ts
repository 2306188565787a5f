import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { onStored, readStored, removeStored, storeValue } from '../base/storage'
import { draftsOf } from '../drafts/kept-drafts'
import { text } from '../i18n/translate'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import { companyDetails, companyForm } from './mapping'

/**
 * Returns the copy of the company's details on the account site, which a second call saves (decision 13). A mark in the
 * storage, which outlives a reload, says that the copy is behind.
 * @param isStable returns whether no save is in flight and no edit is unsaved, so that the mark may be shown
 */
export function createAccountCopy(context: AreaContext, isStable: () => boolean) {
  const { http, notifications, ended } = context
  const { account, mutate } = context.use(session)
  const behind = signal(false)
  const busy = signal(false)
  const failure = signal<Failure | null>(null)
  /** Whether the account site is behind and the storage is full, so that only this page knows it. */
  let isBehindInMemory = false

  const keyOf = () => `${draftsOf(account.peek() ?? '')}company-account`

  function isBehind(key: string): boolean {
    return isBehindInMemory || readStored('local', key) === true
  }

  function markBehind(key: string, isMarked: boolean): void {
    if (!isMarked) removeStored('local', key)
    isBehindInMemory = isMarked && !storeValue('local', key, true)
  }

  function updateBehind(): void {
    if (!busy.value && isStable()) behind.value = isBehind(keyOf())
  }
  context.effect(updateBehind)
  context.unkept(computed(() => behind.value && isBehindInMemory))
  // Another window or another portal of this page may have saved the copy.
  context.onEnd(onStored(() => untracked(updateBehind)))

  return {
    /** Whether the details are saved but the account site still has the previous ones. */
    behind: behind as ReadonlySignal<boolean>,
    busy: busy as ReadonlySignal<boolean>,
    /** The failure of the latest save of the copy. */
    failure: failure as ReadonlySignal<Failure | null>,
    /**
     * Waits for a call that saves the details. The mark is set before the answer, because the answer may be lost or the
     * page left before the copy.
     */
    async markDuring<Answer>(call: Promise<Answer>): Promise<Answer> {
      const key = keyOf()
      const wasBehind = isBehind(key)
      markBehind(key, true)
      try {
        return await call
      } catch (thrown) {
        if (!wasBehind && !asFailure(thrown).unanswered) markBehind(key, false)
        throw thrown
      }
    },
    /** Saves the copy as a part of a write. Returns whether that succeeded. */
    async save(): Promise<boolean> {
      if (ended.aborted || account.peek() === null || busy.peek()) return false
      const key = keyOf()
      busy.value = true
      const options = { title: text('company.accountBehind'), quiet: true, success: text('company.saved') }
      const outcome = await notifications.run(options, () =>
        mutate({
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
      busy.value = false
      failure.value = outcome.ok ? null : outcome.failure
      behind.value = !outcome.ok
      return outcome.ok
    },
  }
}
