import { useEffect, useRef } from 'react'
import type { Calendar } from '../../core/calendar/store'
import { type Text, text } from '../../core/i18n/translate'
import { useScreen } from '../base/bridge/hooks'
import { useStable } from '../kit/use-stable'

/**
 * Shows the last step of the calendar in one toast, which the next step replaces. The toast of a save offers Undo while
 * the save can be undone. It reappears when the calendar is opened again, and closes when the calendar is left.
 * @param onUndo undoes the last save
 */
export function useSavedToast(store: Calendar, onUndo: () => void) {
  const { notifications } = useScreen().portal
  const shown = useRef<number | null>(null)
  const isSave = useRef(false)
  const isOpen = useRef(false)
  const undo = useStable(onUndo)

  const close = useStable(() => {
    if (shown.current !== null) notifications.closeToast(shown.current)
    shown.current = null
  })
  const show = useStable((title: Text, detail?: Text, undoStep?: () => void) => {
    close()
    isSave.current = undoStep !== undefined
    shown.current = notifications.notify('ok', title, detail, undoStep)
  })
  const showSaved = useStable((title: Text, detail?: Text) =>
    show(title, detail, isOpen.current && store.undoable.peek() ? undo : undefined),
  )

  const undoable = store.undoable.value
  useEffect(() => {
    if (undoable === null && isSave.current) close()
  }, [undoable, close])
  useEffect(() => {
    isOpen.current = true
    const days = store.undoable.peek()
    if (days) showSaved(text('calendar.saved', { count: days.length }))
    return () => {
      isOpen.current = false
      close()
    }
  }, [store, showSaved, close])
  return { show, showSaved }
}
