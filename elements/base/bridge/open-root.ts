/**
 * Returns the shadow root of an element, and attaches an open one when it has none. Roots of the suite are open by
 * contract: when a host makes every root closed, the property `shadowRoot` is set, so that suite and page can still
 * reach it.
 */
export function openRoot(element: Element): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: root })
  return root
}
