import { isElement, viewOf } from './nodes'

/** Returns the focused element within a shadow root or document; null when there is none. */
export function focusedIn(root: Node): HTMLElement | null {
  const active = 'activeElement' in root ? (root as ShadowRoot | Document).activeElement : null
  return isElement(active) && active !== active.ownerDocument.body ? active : null
}

/** Returns the focused element in the document of a node, in any open shadow root. */
export function deepFocus(node: Node | null): HTMLElement | null {
  let active = viewOf(node).document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return isElement(active) && active !== active.ownerDocument.body ? active : null
}
