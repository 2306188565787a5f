import { type RefObject, useEffect } from 'react'
import { type Held, holdFocus, restoreFocus } from './held-focus'

/**
 * Moves the focus to the surrounding list item when the focused button is removed, for example because its work is
 * done. Otherwise the focus would move to the start of the page. While a dialog is open, the list item stays the one
 * that was focused before.
 * @param fallback the selector of the element to focus if the list item was removed too; by default the whole
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
