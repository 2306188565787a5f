import type { MouseEvent } from 'react'

/**
 * Moves the focus to a box instead of the clicked row in it, because the row would lose the focus when it is scrolled
 * away. A press on the box itself, such as on its scroll bar, keeps its default.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget || event.button !== 0) return
  event.preventDefault()
  event.currentTarget.focus({ preventScroll: true })
}
