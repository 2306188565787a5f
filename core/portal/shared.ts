import type { HostPortal, PortalOptions } from './options'
import type { TokenSlot } from './token'

/** What is done to a portal in whichever bundle is done to each that shares with it. */
export interface Follower extends Pick<HostPortal, 'renew' | 'end'> {
  configure(options: Partial<PortalOptions>): void
  /** The session was ended on purpose: nobody is signed in any more, and nothing of the account is shown. */
  signedOut(): void
}

/** What the portals of two bundles on one page share: plain data, never a store (spec/elements.md). */
export interface SharedByBundles {
  /** As they are by now; null before there are any. */
  options: PortalOptions | null
  /** Whose drafts are kept in this browser, once any bundle has read it. */
  account?: string | null
  readonly slot: TokenSlot
  /** Told when the person signs out, in whichever bundle. */
  readonly signOutListeners: Set<() => void>
  readonly followers: Set<Follower>
}

/** What nothing is shared by yet. */
export function nothingShared(): SharedByBundles {
  return { options: null, slot: { request: null }, signOutListeners: new Set(), followers: new Set() }
}
