import { Signal } from '@preact/signals-core'
import { createPortal, type Portal } from '../../../core/portal/portal'

/** Portals of this bundle, by the portal of another bundle that each replaces. */
const ours = new WeakMap<Portal, Portal>()

/**
 * Returns a portal with the signals of this bundle, over the data that it shares with the given portal. Signals of
 * another bundle on the page would not render components here.
 */
export function ownPortal(portal: Portal | null | undefined): Portal | null {
  if (!portal || portal.options instanceof Signal) return portal ?? null
  const own = ours.get(portal) ?? createPortal(portal.options.peek(), portal.shared)
  ours.set(portal, own)
  return own
}
