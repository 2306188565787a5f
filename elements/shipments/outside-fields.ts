import { isShadowRoot } from '../kit/nodes'

/** Whether a key or a paste came while nothing on the page had the focus, and a person can reach this place. */
export function isOutsideFields(event: Event, place: Element | null): boolean {
  if (!place?.checkVisibility() || isInert(place)) return false
  return event.target === place.ownerDocument.body && !event.defaultPrevented
}

/** A page makes all of itself inert below a dialog of its own. */
function isInert(place: Element): boolean {
  if (place.closest('[inert]')) return true
  const root = place.getRootNode()
  return isShadowRoot(root) && isInert(root.host)
}
