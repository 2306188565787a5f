/**
 * Restores the focus inside a shadow root after a move, because browsers drop the focus of a subtree that is removed.
 * The listeners are on the root, since a focus that goes from control to control is not visible from outside. An
 * element inside the root follows its own focus.
 */
export function movedFocus(root: ShadowRoot) {
  let focused: Element | null = null
  let moved: Element | null = null
  let home = root.ownerDocument
  const update = () => {
    focused = root.activeElement
    home = root.ownerDocument
  }
  root.addEventListener('focusin', update)
  // Browsers may also send focusout before a move removes the element. By the next microtask the move has ended.
  root.addEventListener('focusout', () => queueMicrotask(update))
  /** Returns whether nothing in a document has the focus, or only the frame that the element was in. */
  const isFree = ({ activeElement, body }: Document) =>
    !activeElement || activeElement === body || activeElement === home.defaultView?.frameElement
  return {
    /** Is called when the element is removed. */
    out() {
      moved = focused
      setTimeout(() => {
        moved = null
      })
    },
    /**
     * Is called when the element is in a page again, this one or another. Restores the focus in the task of the
     * removal, unless something else took it meanwhile.
     */
    back() {
      if (moved && isFree(home) && isFree(root.ownerDocument)) (moved as HTMLElement).focus({ preventScroll: true })
      moved = null
    },
  }
}
