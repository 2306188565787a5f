import type { Dock } from '../../core/appliances/types'
import type { PlainKey } from '../../core/i18n/keys'

export function onlineLabel({ isOnline }: Dock): PlainKey {
  return isOnline ? 'appliances.online' : 'appliances.offline'
}

/** Focuses the text that replaces a pressed button. Used as a ref callback. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
