import type { Portal } from '../../../core/portal/portal'
import { isElement, isShadowRoot } from '../../kit/nodes'

/** The tag that holds a separate portal for the elements inside it. */
export const sessionTag = 'reeldock-session'

/** The event that a `reeldock-session` sends when it gets another portal. */
export const portalChanged = 'reeldock-portal-changed'

/** The part of a `reeldock-session` that elements inside it use. */
export interface PortalHolder extends HTMLElement {
  readonly portal: Portal | null
}

/** Yields the element itself and its ancestors outwards, through shadow roots. */
function* outwards(element: Element): Generator<Element> {
  let node: Node | null = element
  while (node) {
    if (isShadowRoot(node)) node = node.host
    if (isElement(node)) yield node
    node = node.parentNode
  }
}

/** Returns the session that an element belongs to; null when it belongs to the page's own portal. */
export function nearestSession(element: Element): PortalHolder | null {
  for (const ancestor of outwards(element)) if (ancestor.localName === sessionTag) return ancestor as PortalHolder
  return null
}

/**
 * Returns the nearest element of the suite whose shadow root contains the given element, because lifecycle events stop
 * there; null when there is no such element.
 */
export function outerElement(element: Element): Element | null {
  const root = element.getRootNode()
  if (!isShadowRoot(root)) return null
  return root.host.localName.startsWith('reeldock-') ? root.host : outerElement(root.host)
}

/**
 * Returns the text of an attribute at the nearest element that has it, from the element itself outwards; empty when
 * no element has the attribute.
 */
export function nearest(element: Element, attribute: 'lang' | 'dir'): string {
  for (const each of outwards(element)) {
    const text = each.getAttribute(attribute)
    if (text) return text
  }
  return ''
}
