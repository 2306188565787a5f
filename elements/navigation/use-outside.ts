import { type RefObject, useEffect } from 'react'
import { isElement } from '../kit/nodes'

/** What belongs to the folded menu: its panel, and the button that opens it. */
const own = '.header-items, .header-fold'

/** Closes the folded menu when the person turns to something else, by a press or by the focus. */
export function useOutside(header: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      // The path leads through open shadow roots: its first is what was really meant.
      const [target] = event.composedPath()
      const isInside = isElement(target) && header.current?.contains(target) && target.closest(own)
      if (!isInside) close()
    }
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave)
    return () => {
      for (const name of ['pointerdown', 'focusin']) document.removeEventListener(name, leave)
    }
  }, [header, isOpen, close])
}
