import { isElement } from '../kit/nodes'

/** Remembers the element inside a screen that had the focus, after it is removed. */
export interface Held {
  current: Element | null
}

/** Follows the focus inside a screen until the answer is called. `onHold` hears of each element that takes it. */
export function holdFocus(screen: HTMLElement, held: Held, onHold?: (element: Element) => void): () => void {
  const hold = ({ target }: FocusEvent) => {
    held.current = isElement(target) ? target : null
    if (held.current) onHold?.(held.current)
  }
  // An element that is still there has lost the focus to another one.
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

/** Moves the focus to the result of `next` when its element was removed, unless another element has it. */
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
