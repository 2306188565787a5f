import { type RefObject, useEffect } from 'react'

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
    let held: Element | null = null
    let home: HTMLElement | null = null

    function hold({ target }: FocusEvent): void {
      held = target instanceof Element ? target : null
      if (!held?.closest('dialog')) home = held?.closest('li') ?? null
    }
    // What still stands where it was has lost the focus to something else.
    const leave = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target instanceof Element && target.isConnected && held === target) held = null
      })
    function mend(): void {
      const root = screen?.getRootNode()
      if (held === null || held.isConnected || !(root instanceof ShadowRoot || root instanceof Document)) return
      if (root.activeElement !== null && root.activeElement !== document.body) return
      held = null
      const next = home?.isConnected ? home : (screen?.querySelector<HTMLElement>(fallback) ?? screen)
      if (!next) return
      if (next.tabIndex < 0) next.tabIndex = -1
      next.focus()
    }

    const changes = new MutationObserver(mend)
    changes.observe(screen, { childList: true, subtree: true })
    screen.addEventListener('focusin', hold)
    screen.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      screen.removeEventListener('focusin', hold)
      screen.removeEventListener('focusout', leave)
    }
  }, [inside, fallback])
}
