import type { MouseEvent } from 'react'

/**
 * A press of the mouse on a row brings the focus to the box that points at its rows, not to the row: it would be lost
 * when the row scrolls away. A press on the box itself, such as on its scroll bar, is the browser's.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget || event.button !== 0) return
  event.preventDefault()
  event.currentTarget.focus({ preventScroll: true })
}
