import { type RefObject, useEffect } from 'react'
import { type Held, holdFocus, restoreFocus } from './held-focus'

/**
 * Keeps the focus at its subject: when its button is removed, for example because its work is done, the focus moves to
 * the list item around it, not to the start of the page. While a dialog is open the item behind it is remembered.
 * @param fallback selectors inside for an item that was removed too: the first match, by default the whole
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
