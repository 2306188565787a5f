import { useRef } from 'react'
import { useScreen } from '../base/bridge/hooks'

/**
 * Returns the key of the table. React replaces the table when the key changes. The key stays while the table, or a
 * popup that it opened, has the focus.
 */
export function useTableKey(next: string): string {
  const { host } = useScreen()
  const key = useRef(next)
  const isFocused = Boolean(host.element.shadowRoot?.activeElement?.closest('.table-panel'))
  if (!isFocused) key.current = next
  return key.current
}
