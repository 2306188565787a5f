import type { HostPortal, PortalOptions } from './options'
import type { AskToken, TokenSlot } from './token'

/** The actions on a portal that apply to the portals of all bundles that share with it. */
export interface Peer extends Pick<HostPortal, 'renew' | 'end'> {
  configure(options: Partial<PortalOptions>): void
  /** Shows nothing of the account any more, after a sign-out by the person. */
  signedOut(): void
  /** Returns whether the portal holds work that only this page keeps. */
  isUnkept(): boolean
}

/** The state that portals of several bundles share: never a store (spec/elements.md). */
export interface SharedByBundles {
  /** The present options without the token; null before there are any. */
  options: Omit<PortalOptions, 'token'> | null
  /** The token supplier of bundles that were given no other. */
  askToken?: AskToken | undefined
  /** The account of the drafts that are stored in this browser, once any bundle has read it. */
  account?: string | null
  readonly slot: TokenSlot
  /** Are called when the person signs out, in any bundle. */
  readonly signOutListeners: Set<() => void>
  readonly followers: Set<Peer>
}

/** Returns a state that no bundle shares yet. */
export function nothingShared(): SharedByBundles {
  return { options: null, slot: { request: null }, signOutListeners: new Set(), followers: new Set() }
}

/** Shares the options of a bundle. */
export function share(shared: SharedByBundles, { token, ...options }: PortalOptions): void {
  Object.assign(shared, { options, askToken: token })
}

/** Returns the shared options; null before there are any. */
export function sharedOptions({ options, askToken: token }: SharedByBundles): PortalOptions | null {
  return options && { ...options, ...(token && { token }) }
}
