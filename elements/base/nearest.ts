import type { Portal } from '../../core/portal/portal'

/** The tag that holds a separate portal for what is inside it. */
export const sessionTag = 'reeldock-session'

/** Said by a `reeldock-session` when it got another portal. */
export const portalChanged = 'reeldock-portal-changed'

/** What a `reeldock-session` lets the elements inside it see. */
export interface PortalHolder extends HTMLElement {
  readonly portal: Portal | null
}

/** Ancestors from the element outwards, through slots' owners and shadow roots. */
function* ancestors(element: Element): Generator<Element> {
  let node: Node | null = element.parentNode
  while (node) {
    if (node instanceof ShadowRoot) node = node.host
    if (node instanceof Element) yield node
    node = node.parentNode
  }
}

/** The session that an element belongs to; null when it belongs to the page's own portal. */
export function nearestSession(element: Element): PortalHolder | null {
  for (const ancestor of ancestors(element)) if (ancestor.localName === sessionTag) return ancestor as PortalHolder
  return null
}

/** The element of the suite that this one is a part of; null when it stands alone. Lifecycle events stop there. */
export function outerElement(element: Element): Element | null {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot)) return null
  return root.host.localName.startsWith('reeldock-') ? root.host : outerElement(root.host)
}

/** The language of the nearest ancestor that says one, shadow roots included; empty when nobody does. */
export function nearestLanguage(element: Element): string {
  if (element.getAttribute('lang')) return element.getAttribute('lang') ?? ''
  for (const ancestor of ancestors(element)) {
    const lang = ancestor.getAttribute('lang')
    if (lang) return lang
  }
  return ''
}
