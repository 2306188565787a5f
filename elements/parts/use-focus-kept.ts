import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus on when what had it has gone, such as a button whose work is done: to the first of these selectors
 * that is there, which says how it went.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const screen = inside.current
    if (screen === null) return
    const hold = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null
    }
    // What still stands where it was has lost the focus to something else.
    const leave = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target instanceof Element && target.isConnected && held.current === target) held.current = null
      })
    screen.addEventListener('focusin', hold)
    screen.addEventListener('focusout', leave)
    return () => {
      screen.removeEventListener('focusin', hold)
      screen.removeEventListener('focusout', leave)
    }
  })
  useEffect(() => {
    const screen = inside.current
    const root = screen?.getRootNode()
    if (screen === null || held.current === null || held.current.isConnected) return
    if (!(root instanceof ShadowRoot || root instanceof Document)) return
    held.current = null
    if (root.activeElement !== null && root.activeElement !== document.body) return
    const next = selectors.map(each => screen.querySelector<HTMLElement>(each)).find(found => found !== null)
    if (!next) return
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus()
  })
}
