import type { HostPortal, PortalOptions } from './options'
import type { AskToken, TokenSlot } from './token'

/** What is done to a portal in whichever bundle is done to each that shares with it. */
export interface Peer extends Pick<HostPortal, 'renew' | 'end'> {
  configure(options: Partial<PortalOptions>): void
  /** The session was ended on purpose: nobody is signed in any more, and nothing of the account is shown. */
  signedOut(): void
  /** It has work that only this page keeps. */
  isUnkept(): boolean
}

/** What the portals share that follow each other: never a store (spec/elements.md). */
export interface SharedByBundles {
  /** As they are by now, without the token; null before there are any. */
  options: Omit<PortalOptions, 'token'> | null
  /** Supplies those who were told of no other. */
  askToken?: AskToken | undefined
  /** Whose drafts are kept in this browser, once any bundle has read it. */
  account?: string | null
  readonly slot: TokenSlot
  /** Told when the person signs out, in whichever bundle. */
  readonly signOutListeners: Set<() => void>
  readonly followers: Set<Peer>
}

/** What nothing is shared by yet. */
export function nothingShared(): SharedByBundles {
  return { options: null, slot: { request: null }, signOutListeners: new Set(), followers: new Set() }
}

/** Shares what a bundle was told. */
export function share(shared: SharedByBundles, { token, ...options }: PortalOptions): void {
  Object.assign(shared, { options, askToken: token })
}

/** What was shared; null before anything was. */
export function sharedOptions({ options, askToken: token }: SharedByBundles): PortalOptions | null {
  return options && { ...options, ...(token && { token }) }
}
