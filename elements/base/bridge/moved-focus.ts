/**
 * Follows the focus in the shadow root of an element for as long as that lives, which a browser drops with all that is
 * taken out of a page. From outside one would not hear of a
 * focus that goes from control to control; what is in the root of an inner element is that element's to follow.
 */
export function movedFocus(root: ShadowRoot) {
  let holds: Element | null = null
  let moved: Element | null = null
  let home = root.ownerDocument
  const look = () => {
    holds = root.activeElement
    home = root.ownerDocument
  }
  root.addEventListener('focusin', look)
  // A browser may say so as well before it takes the element out: then it is back before this is done.
  root.addEventListener('focusout', () => queueMicrotask(look))
  /** Nothing in a page has the focus, or only the frame that the element was in. */
  const isFree = ({ activeElement, body }: Document) =>
    !activeElement || activeElement === body || activeElement === home.defaultView?.frameElement
  return {
    /** The element was taken out. */
    out() {
      moved = holds
      setTimeout(() => {
        moved = null
      })
    },
    /**
     * It is in a page again, this one or another: what had the focus has it again, if that is still the same task, and
     * nothing else took it meanwhile.
     */
    back() {
      if (moved && isFree(home) && isFree(root.ownerDocument)) (moved as HTMLElement).focus({ preventScroll: true })
      moved = null
    },
  }
}
