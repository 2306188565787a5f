import { type ReadonlySignal, signal } from '@preact/signals-core'
import { addTo } from '../base/add-to'
import { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import type { SharedByBundles } from './shared'
import { tokenReader } from './token'

/** The state of the account, as the calls have shown it. */
export type Access = 'unknown' | 'authorized' | 'unauthorized' | 'no-access' | 'not-found'

export type Identity = ReturnType<typeof createIdentity>

/**
 * Creates the identity of a portal: the token of its calls, its account, and whether that is known.
 * @param onOther is called when another account is signed in
 */
export function createIdentity(
  supplier: () => TokenSupplier | undefined,
  shared: SharedByBundles,
  onOther: () => void,
) {
  const access = signal<Access>('unknown')
  const renewed = new Set<() => void>()
  /** Whether the account of the token is not read yet. */
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
    /** Reports that another account is signed in: the portal restarts. */
    onAccountSwitch: onOther,
    /** Returns the token to send; null without a sign-in. `refused` is a token that the server answered with a 401. */
    async token(refused?: string): Promise<string | null> {
      const token = isEnded ? null : await reader.read(refused)
      if (isEnded) throw new Failure({ category: 'cancelled' })
      return token
    },
    /**
     * Reports that the session has read the user.
     * @param account the owner of the drafts; null without one
     */
    setAuthorized(account: string | null): void {
      isUnknown = false
      shared.account = account
      access.value = 'authorized'
    },
    /** Reports that a call was refused; the session decides on the consequences. */
    refused(category: 'unauthorized' | 'no-access' | 'not-found'): void {
      access.value = category
    },
    /** Returns the account of the drafts that are stored in this browser; null while it is unknown. */
    account: () => shared.account ?? null,
    /**
     * Sets the function that reads the account of a token without a name, and returns the failure of that read.
     * @returns the function that removes it
     */
    onUnknownAccount(read: () => Promise<Failure | null>): () => void {
      syncAccount = read
      return () => {
        syncAccount = undefined
      }
    },
    /**
     * Resolves when the account of the token is known, and at once when nothing could read it.
     * @throws Failure of that read
     */
    async verified(): Promise<void> {
      if (!isUnknown || !syncAccount) return
      const failure = await syncAccount()
      if (isUnknown) throw failure ?? new Failure({ category: 'cancelled' })
    },
    /** Reports that the account returned, or a new token: data that waits for it is read again. */
    renew(): void {
      isUnknown = true
      if (access.peek() !== 'authorized') access.value = 'unknown'
      for (const listener of [...renewed]) listener()
    },
    onRenewed: (listener: () => void) => addTo(renewed, listener),
    /** Forgets the account; `withToken`, the next call requests another token too. */
    forget(withToken = false): void {
      if (withToken) reader.forget()
      shared.account = null
      access.value = 'unknown'
    },
    /** Ends the identity: there is no token any more. */
    end(): void {
      isEnded = true
      reader.end()
    },
  }
}
