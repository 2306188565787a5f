import type { RefObject } from 'react'
import { isElement } from '../kit/nodes'
import { useDocument } from '../kit/use-document'

/** The elements of the folded menu: its panel, and the button that opens it. */
const own = '.header-items, .header-fold'

/** Closes the folded menu when the person turns to something else, by a press or by the focus. */
export function useOutside(header: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const leave = (event: Event) => {
    // The path leads through open shadow roots: its first entry is the innermost target.
    const [target] = event.composedPath()
    const isInside = isElement(target) && header.current?.contains(target) && target.closest(own)
    if (!isInside) close()
  }
  useDocument(header, 'pointerdown focusin', leave, { when: isOpen })
}
