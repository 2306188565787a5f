import { isElement } from '../kit/nodes'

/** The element inside a screen that had the focus, also after its removal. */
export interface Held {
  current: Element | null
}

/**
 * Tracks the focus inside a screen.
 * @param onHold is called with each element that receives the focus
 * @returns a function that stops the tracking
 */
export function holdFocus(screen: HTMLElement, held: Held, onHold?: (element: Element) => void): () => void {
  const hold = ({ target }: FocusEvent) => {
    held.current = isElement(target) ? target : null
    if (held.current) onHold?.(held.current)
  }
  // If the element still exists, the focus has moved to another one. If it was removed, it stays the held one.
  const leave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (isElement(target) && target.isConnected && held.current === target) held.current = null
    })
  screen.addEventListener('focusin', hold)
  screen.addEventListener('focusout', leave)
  return () => {
    screen.removeEventListener('focusin', hold)
    screen.removeEventListener('focusout', leave)
  }
}

/** Moves the focus to the result of `next` if the focused element was removed and no other element has the focus. */
export function restoreFocus(screen: HTMLElement, held: Held, next: () => HTMLElement | null | undefined): void {
  const root = screen.getRootNode()
  if (held.current === null || held.current.isConnected) return
  if (!('activeElement' in root)) return
  held.current = null
  if (root.activeElement !== null && root.activeElement !== screen.ownerDocument.body) return
  const found = next()
  if (!found) return
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus()
}
