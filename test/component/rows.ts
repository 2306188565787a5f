/** No row of the element's tables is still to be drawn, and none is being read. */
export function isWhole(element: Element): boolean {
  return element.shadowRoot?.querySelector('table[aria-busy]') === null
}
