import { isElement } from '../kit/nodes'

/** The focus inside an element, which a browser drops with all that is taken out of a page. */
export interface MovedFocus {
  /** The element was taken out. */
  out(): void
  /** It is in a page again, this one or another: what had the focus has it again, unless something else took it meanwhile. */
  back(): void
  /** It stays out. */
  forget(): void
}

/**
 * Follows the focus in the shadow root of an element for as long as that lives. From outside one would not hear of a
 * focus that goes from control to control; what is in the root of an inner element is that element's to follow.
 */
export function movedFocus(root: ShadowRoot): MovedFocus {
  let holds: HTMLElement | null = null
  let moved: HTMLElement | null = null
  let home = root.ownerDocument
  root.addEventListener('focusin', ({ target }) => {
    holds = isElement(target) ? target : null
    home = root.ownerDocument
  })
  root.addEventListener('focusout', () => {
    // A browser may say so as well before it takes the element out: then it is out before this is done.
    queueMicrotask(() => {
      if (root.isConnected && root.activeElement === null) holds = null
    })
  })
  /** Nothing in a page has the focus, or only the frame that the element was in. */
  const isFree = ({ activeElement, body }: Document) =>
    activeElement === null || activeElement === body || activeElement === home.defaultView?.frameElement
  return {
    out() {
      moved = holds
    },
    back() {
      if (moved?.isConnected && isFree(home) && isFree(root.ownerDocument)) moved.focus({ preventScroll: true })
      moved = null
    },
    forget() {
      moved = holds = null
    },
  }
}
