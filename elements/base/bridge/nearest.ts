import type { Portal } from '../../../core/portal/portal'
import { isElement, isShadowRoot } from '../../kit/nodes'

/** The tag that holds a separate portal for what is inside it. */
export const sessionTag = 'reeldock-session'

/** Said by a `reeldock-session` when it got another portal. */
export const portalChanged = 'reeldock-portal-changed'

/** What a `reeldock-session` lets the elements inside it see. */
export interface PortalHolder extends HTMLElement {
  readonly portal: Portal | null
}

/** The element itself and its ancestors outwards, through shadow roots. */
function* outwards(element: Element): Generator<Element> {
  let node: Node | null = element
  while (node) {
    if (isShadowRoot(node)) node = node.host
    if (isElement(node)) yield node
    node = node.parentNode
  }
}

/** The session that an element belongs to; null when it belongs to the page's own portal. */
export function nearestSession(element: Element): PortalHolder | null {
  for (const ancestor of outwards(element)) if (ancestor.localName === sessionTag) return ancestor as PortalHolder
  return null
}

/** The element of the suite that this one is a part of; null when it stands alone. Lifecycle events stop there. */
export function outerElement(element: Element): Element | null {
  const root = element.getRootNode()
  if (!isShadowRoot(root)) return null
  return root.host.localName.startsWith('reeldock-') ? root.host : outerElement(root.host)
}

/** What the nearest that has an attribute says by it, from the element itself outwards; empty when nobody does. */
export function nearest(element: Element, attribute: 'lang' | 'dir'): string {
  for (const each of outwards(element)) {
    const said = each.getAttribute(attribute)
    if (said) return said
  }
  return ''
}
