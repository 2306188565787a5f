import { type RefObject, useEffect } from 'react'
import { type Held, holdFocus, restoreFocus } from './held-focus'

/**
 * Keeps the focus at what it was about: when the button that had it goes, such as one whose work is done, the focus
 * goes to the list item it stood in, not to the page's start. While a dialog is open the item behind it is remembered.
 *
 * @param fallback where to, inside, when the item has gone too: the first of it that is there, else the whole.
 */
export function useFocusHome(inside: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const screen = inside.current
    if (screen === null) return
    const held: Held = { current: null }
    let home: HTMLElement | null = null
    const stop = holdFocus(screen, held, element => {
      if (!element.closest('dialog')) home = element.closest('li')
    })
    const next = () => (home?.isConnected ? home : (screen.querySelector<HTMLElement>(fallback) ?? screen))
    const changes = new MutationObserver(() => restoreFocus(screen, held, next))
    changes.observe(screen, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      stop()
    }
  }, [inside, fallback])
}
