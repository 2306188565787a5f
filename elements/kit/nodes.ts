/**
 * Whether something is an element. In a frame or another window, where an element of the suite may be moved to, the
 * classes are others: no `instanceof` knows what was made there.
 */
export function isElement(target: unknown): target is HTMLElement {
  return typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE
}

/** Whether something is an input, of whichever document. */
export function isInput(target: unknown): target is HTMLInputElement {
  return isElement(target) && target.localName === 'input'
}

/** The window that a node stands in: a frame's, where its element was moved there. */
export function viewOf(node: Node | null): Window & typeof globalThis {
  return node?.ownerDocument?.defaultView ?? window
}

/** Whether a root is a shadow root, of whichever document. */
export function isShadowRoot(root: Node | null): root is ShadowRoot {
  return root !== null && 'host' in root && root.nodeType === Node.DOCUMENT_FRAGMENT_NODE
}

/** Whether lines run from right to left there. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
