/**
 * The shadow root of an element, attached when it has none. Ours are open by contract: where a host makes every root a
 * closed one, the element answers it all the same, to the suite and to the page.
 */
export function openRoot(element: Element): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: root })
  return root
}
