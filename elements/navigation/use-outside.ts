import type { RefObject } from 'react'
import { isElement } from '../kit/nodes'
import { useDocument } from '../kit/use-document'

/** The elements of the folded menu: its panel, and the button that opens it. */
const menuParts = '.header-items, .header-fold'

/** Closes the folded menu when the person presses or focuses anything outside it. */
export function useOutside(header: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const leave = (event: Event) => {
    // The path leads through open shadow roots: its first entry is the innermost target.
    const [target] = event.composedPath()
    const isInside = isElement(target) && header.current?.contains(target) && target.closest(menuParts)
    if (!isInside) close()
  }
  useDocument(header, 'pointerdown focusin', leave, { when: isOpen })
}
