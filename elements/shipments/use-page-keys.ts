import type { RefObject } from 'react'
import { isShortcut } from '../../core/shipments/keys/shortcuts'
import { isNumbers, isSheet } from '../../core/shipments/sheets/paste'
import { isShadowRoot } from '../kit/nodes'
import { useDocument } from '../kit/use-document'
import { useOrder } from './order-context'

/**
 * Handles keys and pastes while no element of the host page has the focus, if they are meant for the rows: Ctrl+S or
 * Cmd+S, a sheet with titles, or lines of numbers. The host page gets all others.
 */
export function usePageKeys(
  around: RefObject<HTMLElement | null>,
  onSave: () => void,
  onPaste: (clip: string, place: null) => boolean,
): void {
  const { changedCount } = useOrder()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event, 'save') || !isOutsideFields(event, around.current)) return
    event.preventDefault()
    onSave()
  }
  useDocument(around, 'keydown', onKeyDown, { when: changedCount > 0 })
  useDocument(around, 'paste', (event: ClipboardEvent) => {
    if (!isOutsideFields(event, around.current)) return
    const clip = event.clipboardData?.getData('text/plain') ?? ''
    const isForRows = isSheet(clip) || (/[\t\r\n]/.test(clip.trim()) && isNumbers(clip))
    if (isForRows && onPaste(clip, null)) event.preventDefault()
  })
}

/** Returns whether a key or paste came without a focus on the host page, while a person can reach this place. */
function isOutsideFields(event: Event, place: Element | null): boolean {
  if (!place?.checkVisibility() || isInert(place)) return false
  return event.target === place.ownerDocument.body && !event.defaultPrevented
}

/** Returns whether the place is inert, for example below a dialog of the host page. */
function isInert(place: Element): boolean {
  if (place.closest('[inert]')) return true
  const root = place.getRootNode()
  return isShadowRoot(root) && isInert(root.host)
}
