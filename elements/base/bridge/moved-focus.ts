/**
 * Restores the focus inside a shadow root after a move, because browsers drop the focus of a subtree that is removed.
 * The listeners are on the root, since a focus that goes from control to control is not visible from outside. An
 * element inside the root follows its own focus.
 */
export function movedFocus(root: ShadowRoot) {
  let focused: Element | null = null
  let moved: Element | null = null
  let lastDocument = root.ownerDocument
  const update = () => {
    focused = root.activeElement
    lastDocument = root.ownerDocument
  }
  root.addEventListener('focusin', update)
  // Browsers may also send focusout before a move removes the element. By the next microtask the move has ended.
  root.addEventListener('focusout', () => queueMicrotask(update))
  /** Returns whether nothing in a document has the focus, or only the frame that the element was in. */
  const isFree = ({ activeElement, body }: Document) =>
    !activeElement || activeElement === body || activeElement === lastDocument.defaultView?.frameElement
  return {
    /** Records the focus. Must be called when the element is removed. */
    out() {
      moved = focused
      setTimeout(() => {
        moved = null
      })
    },
    /**
     * Restores the focus, unless something else took it meanwhile. Must be called when the element is inserted again,
     * in this page or another. After the task of the removal, nothing is restored.
     */
    back() {
      if (moved && isFree(lastDocument) && isFree(root.ownerDocument))
        (moved as HTMLElement).focus({ preventScroll: true })
      moved = null
    },
  }
}
