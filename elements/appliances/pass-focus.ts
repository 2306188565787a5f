import { deepFocus } from '../kit/focus'

/**
 * When the focused button disappears, moves the focus to the bay of the button instead of the start of the page.
 * @returns a function that starts to watch the button, which may disappear before or after its dialog
 */
export function focusToPass(host: Node): () => void {
  const button = deepFocus(host)
  const bay = button?.closest('li')
  return () => {
    if (!button || !bay) return
    const changes = new MutationObserver(pass)
    function pass(): void {
      if (button?.isConnected) return
      changes.disconnect()
      if (deepFocus(host) !== null || !bay?.isConnected) return
      bay.tabIndex = -1
      bay.focus()
    }
    changes.observe(bay, { childList: true, subtree: true })
    // The person has moved the focus away from the button, so stop the watch.
    button.addEventListener('blur', () => setTimeout(() => button.isConnected && changes.disconnect()), { once: true })
    pass()
  }
}
