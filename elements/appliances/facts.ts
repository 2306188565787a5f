import type { Dock } from '../../core/appliances/types'
import type { PlainKey } from '../../core/i18n/keys'

export function onlineLabel({ isOnline }: Dock): PlainKey {
  return isOnline ? 'appliances.online' : 'appliances.offline'
}

/** Focuses the element as a ref callback, when it replaces the button that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
