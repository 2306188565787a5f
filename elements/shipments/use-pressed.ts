import { type PointerEvent, useRef } from 'react'

/**
 * Tracks whether a pointer was pressed inside an element and is still down. The release is noticed anywhere, also
 * outside the element or the host page.
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
