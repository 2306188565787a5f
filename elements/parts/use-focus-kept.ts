import { type RefObject, useEffect, useRef } from 'react'
import { holdFocus, restoreFocus } from './held-focus'

/**
 * Moves the focus to the first match of the selectors when the focused element is removed, for example a button after
 * its work is done. The match should name the outcome.
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
