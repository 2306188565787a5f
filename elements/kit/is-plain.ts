import type { MouseEvent } from 'react'

/** Whether a press asks for nothing but to follow the link: no new tab or window. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0
}
