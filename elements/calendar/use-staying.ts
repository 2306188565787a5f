import { useEffect, useState } from 'react'

/** How long a save can be undone by its toast, in milliseconds. */
export const undoStays = 10_000

/**
 * Whether a toast about a subject is still shown: for ten seconds, and as long as it is pointed at or has the focus. A
 * new subject is shown anew.
 */
export function useStaying(subject: unknown) {
  const [ended, setEnded] = useState<unknown>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isShown = subject !== null && subject !== ended
  const isKept = isPointedAt || hasFocus
  useEffect(() => {
    if (!isShown) {
      // No event tells that the toast disappeared from under the pointer.
      setPointedAt(false)
      setFocus(false)
      return
    }
    if (isKept) return
    const timer = setTimeout(() => setEnded(subject), undoStays)
    return () => clearTimeout(timer)
  }, [subject, isShown, isKept])
  return {
    isShown,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}
