import type { PortalOptions } from './options'
import type { Portal } from './portal'
import type { TokenSlot } from './token'

/** What is done to a portal in whichever bundle is done to each that shares with it. */
export type Follower = Pick<Portal, 'configure' | 'renew' | 'end' | 'signedOut'>

/** What the portals of two bundles on one page share: plain data, never a store (spec/elements.md). */
export interface SharedByBundles {
  /** As they are by now; null before there are any. */
  options: PortalOptions | null
  /** Whose drafts are kept in this browser, once any bundle has read it. */
  account?: string | null
  readonly slot: TokenSlot
  /** Told when the person signs out, in whichever bundle. */
  readonly leavers: Set<() => void>
  readonly followers: Set<Follower>
}

/** What nothing is shared by yet. */
export function nothingShared(): SharedByBundles {
  return { options: null, slot: { request: null, token: null }, leavers: new Set(), followers: new Set() }
}
