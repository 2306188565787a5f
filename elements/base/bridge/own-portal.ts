import { Signal } from '@preact/signals-core'
import { createPortal, type Portal } from '../../../core/portal/portal'

/** By a portal that another bundle on the page made: ours, over what the two share. */
const ours = new WeakMap<Portal, Portal>()

/** A portal whose signals draw what is ours: of another bundle's, nothing here would be drawn again. */
export function ownPortal(portal: Portal | null | undefined): Portal | null {
  if (!portal || portal.options instanceof Signal) return portal ?? null
  const made = ours.get(portal) ?? createPortal(portal.options.peek(), portal.shared)
  ours.set(portal, made)
  return made
}
