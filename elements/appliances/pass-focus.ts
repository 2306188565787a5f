import { deepFocus } from '../kit/focus'

/**
 * Moves the focus of a button that disappears to its bay instead of the start of the page.
 * @returns a function that starts the watch, because the button may disappear before or after its dialog
 */
export function focusToPass(near: Node): () => void {
  const button = deepFocus(near)
  const home = button?.closest('li')
  return () => {
    if (!button || !home) return
    const changes = new MutationObserver(pass)
    function pass(): void {
      if (button?.isConnected) return
      changes.disconnect()
      if (deepFocus(near) !== null || !home?.isConnected) return
      home.tabIndex = -1
      home.focus()
    }
    changes.observe(home, { childList: true, subtree: true })
    // The person has moved the focus away from the button, so stop the watch.
    button.addEventListener('blur', () => setTimeout(() => button.isConnected && changes.disconnect()), { once: true })
    pass()
  }
}
