/**
 * Returns whether a value is an element. In a frame or another window, to which an element of the suite may be moved,
 * `instanceof` fails because the classes are different.
 */
export function isElement(target: unknown): target is HTMLElement {
  return typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE
}

/** Returns whether a value is an input, of any document. */
export function isInput(target: unknown): target is HTMLInputElement {
  return isElement(target) && target.localName === 'input'
}

/** Returns the window of a node, which may be a frame's after a move. */
export function viewOf(node: Node | null): Window & typeof globalThis {
  return node?.ownerDocument?.defaultView ?? window
}

/** Returns whether a root is a shadow root, of any document. */
export function isShadowRoot(root: Node | null): root is ShadowRoot {
  return root !== null && 'host' in root && root.nodeType === Node.DOCUMENT_FRAGMENT_NODE
}

/** Returns whether the text of an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
