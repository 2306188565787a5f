import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { deepFocus } from '../kit/focus'
import { isElement } from '../kit/nodes'
import { useDocument } from '../kit/use-document'
import { isOutsideFields } from './outside-fields'
import type { Spot } from './problem-spots'

/**
 * A button that has done its work goes, and the focus would go with it: it goes on in the tracking number of the
 * button's row, or at Save when the button stood over it.
 * @param within a part of what calls this: it is there with the first of these buttons, which may be pressed at once.
 */
export function useFocusKept(within: RefObject<HTMLElement | null>, onSpot: (spot: Spot) => void): void {
  const last = useRef<{ target: HTMLElement; row: string | undefined } | null>(null)
  useLayoutEffect(() => {
    const place = within.current?.closest('.rows-around')
    const keep = ({ target }: Event) => {
      if (!isElement(target)) return
      const row = target.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row
      last.current = { target, row }
    }
    // Left, not taken away.
    const leave = () =>
      queueMicrotask(() => {
        if (last.current?.target.isConnected && deepFocus(within.current) === null) last.current = null
      })
    place?.addEventListener('focusin', keep)
    place?.addEventListener('focusout', leave)
    return () => {
      place?.removeEventListener('focusin', keep)
      place?.removeEventListener('focusout', leave)
    }
  }, [within])
  useEffect(() => {
    const gone = last.current
    if (!gone || gone.target.isConnected) return
    last.current = null
    if (deepFocus(within.current) !== null) return
    if (gone.row !== undefined) onSpot({ id: gone.row, field: 'shippingTracking' })
    else within.current?.closest('.rows-around')?.querySelector<HTMLElement>('.save-bar .button.primary')?.focus()
  })
}

/** Ctrl+S or Cmd+S saves also while nothing on the page has the focus. */
export function usePageSaveShortcut(
  around: RefObject<HTMLElement | null>,
  isChanged: boolean,
  onSave: () => void,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    if (!isOutsideFields(event, around.current)) return
    event.preventDefault()
    onSave()
  }
  useDocument(around, 'keydown', onKeyDown, { when: isChanged })
}
