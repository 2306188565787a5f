import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { deepFocus } from '../focus'
import { useSight } from '../layout/sight'

type Within = SyntheticEvent<HTMLDialogElement>

/**
 * What makes a `<dialog>` modal for as long as it is drawn and in sight; spread it on the dialog. Out of sight it
 * closes, so that the page can be used, and opens again with the focus where it was. A move in the page takes a dialog
 * out of the top layer: drawn again, it goes back there. In the end the focus returns to what had it before.
 */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const inside = useRef<HTMLElement | null>(null)
  const wasShown = useRef(false)
  const sight = useSight()
  const out = sight?.out ?? false
  const register = sight?.register

  // After each drawing, since nothing else tells of a move.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    if (out) {
      if (!element.open) return
      inside.current = focusInside(element)
      element.close()
      return
    }
    if (element.matches(':modal')) return
    if (!wasShown.current) opener.current = deepFocus(element)
    if (element.open) {
      inside.current = focusInside(element)
      element.close()
    }
    element.showModal()
    const first = wasShown.current ? inside.current : initialFocus?.current
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
    // A browser closes it on the second Escape, whatever we say.
    onClose: (event: Within) => event.target === event.currentTarget && !event.currentTarget.open && !out && onClose(),
  }
}

function focusInside(dialog: HTMLElement): HTMLElement | null {
  const focused = deepFocus(dialog)
  return dialog.contains(focused) ? focused : null
}
