import { type RefObject, useEffect, useRef } from 'react'
import { isElement } from '../kit/nodes'
import { type Place, placeOf } from './place'

/** A key or a paste over the rows. */
export interface RowEvent {
  readonly event: Event
  /** The cell that it came from. */
  readonly place: Place | null
  /** It came from a field. */
  readonly isInField: boolean
  readonly isInSearch: boolean
  /** What was pasted. */
  readonly words: string
}

export interface RowEventHandler {
  /** Handles an event; false where it leaves it to the browser. */
  handle(event: RowEvent): boolean
  /** The row that Enter leads to. */
  below(from: Place, shipped: boolean): string | undefined
}

/**
 * Listens to keys and pastes wherever the focus is in the element, before the rows do: one text is pasted into one cell
 * there. What stands below the rows handles them.
 */
export function useRowEvents(around: RefObject<HTMLElement | null>, hasRows: boolean): RefObject<RowEventHandler> {
  const handler = useRef<RowEventHandler>({ handle: () => false, below: () => undefined })
  useEffect(() => {
    const root = around.current?.getRootNode()
    if (!hasRows || !root) return
    function listener(event: Event) {
      const { target } = event
      if (!isElement(target)) return
      const isHandled = handler.current.handle({
        event,
        place: placeOf(target),
        isInField: target.matches('input, textarea'),
        isInSearch: target.matches('[type=search]'),
        words: (event instanceof ClipboardEvent && event.clipboardData?.getData('text').trim()) || '',
      })
      if (!isHandled) return
      event.preventDefault()
      event.stopPropagation()
    }
    const names = ['keydown', 'paste']
    for (const name of names) root.addEventListener(name, listener, true)
    return () => {
      for (const name of names) root.removeEventListener(name, listener, true)
    }
  }, [around, hasRows])
  return handler
}
