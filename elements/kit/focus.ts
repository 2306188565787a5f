import type { MouseEvent } from 'react'

/** The element in focus within a shadow root or document, if any. */
export function focusedIn(root: Node): HTMLElement | null {
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The element in focus, in whichever open shadow root it stands. */
export function deepFocus(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/**
 * A press of the mouse on a row brings the focus to the box that points at its rows, not to the row: it would be lost
 * when the row scrolls away. A press on the box itself, such as on its scroll bar, is the browser's.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget || event.button !== 0) return
  event.preventDefault()
  event.currentTarget.focus({ preventScroll: true })
}
