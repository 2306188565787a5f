import { useRef } from 'react'
import { useScreen } from '../base/bridge/hooks'

/** Key of the table: React replaces the table when the key changes. The key stays as it is while the focus is in the table or in what it opened. */
export function useTableKey(next: string): string {
  const { host } = useScreen()
  const key = useRef(next)
  const isFocused = Boolean(host.element.shadowRoot?.activeElement?.closest('.table-panel'))
  if (!isFocused) key.current = next
  return key.current
}
