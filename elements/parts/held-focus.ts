import { isElement } from '../kit/nodes'

/** What holds the focus inside a screen, remembered after it has gone. */
export interface Held {
  current: Element | null
}

/** Follows the focus inside a screen until the answer is called. `onHold` hears of each element that takes it. */
export function holdFocus(screen: HTMLElement, held: Held, onHold?: (element: Element) => void): () => void {
  const hold = ({ target }: FocusEvent) => {
    held.current = isElement(target) ? target : null
    if (held.current) onHold?.(held.current)
  }
  // What still stands where it was has lost the focus to something else.
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

/** Once what held the focus has gone: gives it to what `next` answers, unless something else has it. */
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
