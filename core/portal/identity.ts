import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import type { SharedByBundles } from './shared'
import { tokenReader } from './token'

/** How the account stands, as far as the calls have told. */
export type Access = 'unknown' | 'authorized' | 'unauthorized' | 'no-access' | 'not-found'

/** Reads who is signed in; answers what that failed with. */
type ReadAccount = () => Promise<Failure | null>

/** Who is signed in: the token of the calls, whose it is, and whether that is known. */
export interface Identity {
  readonly access: ReadonlySignal<Access>
  /** The token to send; null when nobody is signed in. `refused` is the one that a 401 came back for. */
  token(refused?: string): Promise<string | null>
  /** The session has read who the user is, and whose drafts theirs are. */
  granted(account: string | null): void
  /** Says that a call was refused; the session decides what that means. */
  refused(category: 'unauthorized' | 'no-access' | 'not-found'): void
  /** Whose drafts are kept in this browser; null while that is not known. */
  account(): string | null
  /** Takes who reads the account where a token does not say whose it is; answers what ends it. */
  onStranger(read: ReadAccount): () => void
  /** Resolves when it is known whose the token is; rejects with what stands in the way. Where nobody could tell, at once. */
  verified(): Promise<void>
  /** The account came back, or another token: what waits for it is read again. */
  renew(): void
  onRenewed(hear: () => void): () => void
  /** Nothing is known of the account any more; with its token, the next call asks for another one. */
  forget(withToken?: boolean): void
  /** There is no token any more, for whoever asks. */
  end(): void
}

/** `onOther` hears that somebody else is signed in. */
export function createIdentity(
  supplier: () => TokenSupplier | undefined,
  shared: SharedByBundles,
  onOther: () => void,
): Identity {
  const access = signal<Access>('unknown')
  const renewals = signal(0)
  /** Nobody has read yet whose the token is. */
  let isStrange = false
  let readAccount: ReadAccount | undefined
  let isEnded = false
  const readToken = tokenReader(supplier, shared.slot, isSure => {
    if (isSure) return onOther()
    isStrange = true
    void readAccount?.()
  })
  const forgetToken = () => void Object.assign(shared.slot, { request: null, token: null })

  return {
    access,
    async token(refused) {
      const token = isEnded ? null : await readToken(refused)
      if (isEnded) throw new Failure({ category: 'cancelled' })
      return token
    },
    granted(account) {
      isStrange = false
      shared.account = account
      access.value = 'authorized'
    },
    refused(category) {
      access.value = category
    },
    account: () => shared.account ?? null,
    onStranger(read) {
      readAccount = read
      return () => {
        readAccount = undefined
      }
    },
    async verified() {
      if (!isStrange || !readAccount) return
      const failure = await readAccount()
      if (isStrange) throw failure ?? new Failure({ category: 'cancelled' })
    },
    renew() {
      isStrange = true
      if (access.peek() !== 'authorized') access.value = 'unknown'
      renewals.value += 1
    },
    onRenewed(hear) {
      let isFirst = true
      return effect(() => {
        renewals.value
        if (!isFirst) untracked(hear)
        isFirst = false
      })
    },
    forget(withToken = false) {
      if (withToken) forgetToken()
      shared.account = null
      access.value = 'unknown'
    },
    end() {
      isEnded = true
      forgetToken()
    },
  }
}
