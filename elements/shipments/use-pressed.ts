import { type PointerEvent, useRef } from 'react'

/**
 * Tracks whether a pointer is down that was pressed inside an element, until it is released, also outside the element
 * or the host page.
 */
export function usePressed() {
  const pressed = useRef(false)

  function onPointerDown({ currentTarget }: PointerEvent<HTMLElement>): void {
    const page = currentTarget.ownerDocument.defaultView
    const ended = new AbortController()
    pressed.current = true
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      page?.addEventListener(
        type,
        () => {
          pressed.current = false
          ended.abort()
        },
        { capture: true, signal: ended.signal },
      )
  }

  return { pressed, onPointerDown }
}
