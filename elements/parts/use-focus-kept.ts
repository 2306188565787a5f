import { type RefObject, useEffect, useRef } from 'react'
import { holdFocus, restoreFocus } from './held-focus'

/**
 * Moves the focus when its element is removed, such as a button after its work is done: to the first match of the
 * selectors, which names the outcome.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (inside.current !== null) return holdFocus(inside.current, held)
  })
  useEffect(() => {
    const screen = inside.current
    if (screen === null) return
    restoreFocus(screen, held, () =>
      selectors.map(each => screen.querySelector<HTMLElement>(each)).find(found => found !== null),
    )
  })
}
