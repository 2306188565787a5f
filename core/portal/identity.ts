import { type ReadonlySignal, signal } from '@preact/signals-core'
import { addTo } from '../base/add-to'
import { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import type { SharedByBundles } from './shared'
import { tokenReader } from './token'

/** How the account stands, as far as the calls have told. */
export type Access = 'unknown' | 'authorized' | 'unauthorized' | 'no-access' | 'not-found'

export type Identity = ReturnType<typeof createIdentity>

/**
 * Who is signed in: the token of the calls, whose it is, and whether that is known. `onOther` is called when another account
 * is signed in.
 */
export function createIdentity(
  supplier: () => TokenSupplier | undefined,
  shared: SharedByBundles,
  onOther: () => void,
) {
  const access = signal<Access>('unknown')
  const renewed = new Set<() => void>()
  /** Nobody has read yet whose the token is. */
  let isUnknown = false
  let syncAccount: (() => Promise<Failure | null>) | undefined
  let isEnded = false
  const reader = tokenReader(supplier, shared.slot, isSure => {
    if (isSure) return onOther()
    isUnknown = true
    void syncAccount?.()
  })

  return {
    access: access as ReadonlySignal<Access>,
    /** Another account is signed in: the portal restarts. */
    onAccountSwitch: onOther,
    /** The token to send; null when nobody is signed in. `refused` is the one that a 401 came back for. */
    async token(refused?: string): Promise<string | null> {
      const token = isEnded ? null : await reader.read(refused)
      if (isEnded) throw new Failure({ category: 'cancelled' })
      return token
    },
    /** The session has read who the user is, and whose drafts theirs are. */
    setAuthorized(account: string | null): void {
      isUnknown = false
      shared.account = account
      access.value = 'authorized'
    },
    /** Says that a call was refused; the session decides what that means. */
    refused(category: 'unauthorized' | 'no-access' | 'not-found'): void {
      access.value = category
    },
    /** Whose drafts are kept in this browser; null while that is not known. */
    account: () => shared.account ?? null,
    /**
     * Takes who reads the account where a token does not say whose it is, and answers what that failed with; answers what
     * ends it.
     */
    onUnknownAccount(read: () => Promise<Failure | null>): () => void {
      syncAccount = read
      return () => {
        syncAccount = undefined
      }
    },
    /** Resolves when it is known whose the token is; rejects with the failure of that read. Resolves at once where nothing could tell. */
    async verified(): Promise<void> {
      if (!isUnknown || !syncAccount) return
      const failure = await syncAccount()
      if (isUnknown) throw failure ?? new Failure({ category: 'cancelled' })
    },
    /** The account came back, or another token: what waits for it is read again. */
    renew(): void {
      isUnknown = true
      if (access.peek() !== 'authorized') access.value = 'unknown'
      for (const listener of [...renewed]) listener()
    },
    onRenewed: (listener: () => void) => addTo(renewed, listener),
    /** Nothing is known of the account any more; with its token, the next call asks for another one. */
    forget(withToken = false): void {
      if (withToken) reader.forget()
      shared.account = null
      access.value = 'unknown'
    },
    /** From now on there is no token. */
    end(): void {
      isEnded = true
      reader.end()
    },
  }
}
