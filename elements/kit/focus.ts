import { isElement, viewOf } from './nodes'

/** The element in focus within a shadow root or document, if any. */
export function focusedIn(root: Node): HTMLElement | null {
  const active = 'activeElement' in root ? (root as ShadowRoot | Document).activeElement : null
  return isElement(active) && active !== active.ownerDocument.body ? active : null
}

/** The element in focus in the document of a node, in whichever open shadow root it stands. */
export function deepFocus(near: Node | null): HTMLElement | null {
  let active = viewOf(near).document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return isElement(active) && active !== active.ownerDocument.body ? active : null
}
