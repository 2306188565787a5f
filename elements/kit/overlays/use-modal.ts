import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { deepFocus } from '../focus'
import { useSight } from '../layout/sight'

type Within = SyntheticEvent<HTMLDialogElement>

/**
 * Returns the props of a `<dialog>` that is modal while it is mounted and its screen is visible. When the screen is
 * hidden the dialog closes, so that the page can be used; it opens again with the same focus. A move in the page
 * removes a dialog from the top layer; the next render returns the dialog there. After unmounting, the focus returns to
 * the previously focused element.
 */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const innerFocus = useRef<HTMLElement | null>(null)
  const wasShown = useRef(false)
  const sight = useSight()
  const isHidden = sight?.isHidden ?? false
  const register = sight?.register

  // Run after each render, since no event reports a move.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    if (isHidden) {
      if (!element.open) return
      innerFocus.current = focusInside(element)
      element.close()
      return
    }
    if (element.matches(':modal')) return
    if (!wasShown.current) opener.current = deepFocus(element)
    if (element.open) {
      innerFocus.current = focusInside(element)
      element.close()
    }
    element.showModal()
    const first = wasShown.current ? innerFocus.current : initialFocus?.current
    if (first?.isConnected) first.focus()
    wasShown.current = true
  })

  useLayoutEffect(() => (dialog.current ? register?.(dialog.current) : undefined), [register])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element?.matches(':modal')) return
      element.close()
      if (opener.current?.isConnected) opener.current.focus()
    }
  }, [])

  return {
    ref: dialog,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation(),
    onCancel: (event: Within) => {
      event.preventDefault()
      event.stopPropagation()
      if (event.target === event.currentTarget) onClose()
    },
    // Browsers close a dialog on the second Escape, even if the cancel event was prevented.
    onClose: (event: Within) =>
      event.target === event.currentTarget && !event.currentTarget.open && !isHidden && onClose(),
  }
}

function focusInside(dialog: HTMLElement): HTMLElement | null {
  const focused = deepFocus(dialog)
  return dialog.contains(focused) ? focused : null
}
