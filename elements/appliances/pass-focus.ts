import { deepFocus } from '../kit/focus'

/**
 * Once a button goes whose work is done, the focus that it had goes to the bay that it stands in, not to the page's
 * start. Answers what begins the watch: the button may go before or after the dialog that it opened.
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
    // Somebody went on from it: then there is nothing to pass.
    button.addEventListener('blur', () => setTimeout(() => button.isConnected && changes.disconnect()), { once: true })
    pass()
  }
}
