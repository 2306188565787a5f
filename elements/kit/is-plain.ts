import type { MouseEvent } from 'react'

/** Returns whether a click only follows the link, without opening a new tab or window. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0
}
