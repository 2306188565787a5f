import { type RefObject, useEffect, useRef, useState } from 'react'
import { useScreen } from '../base/bridge/hooks'
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
  /** Handles an event; false where it leaves it to the browser. Null while that part is on its way. */
  handle: ((event: RowEvent) => boolean) | null
  /** The row that Enter leads to; null while that part is on its way. */
  below: ((from: Place, shipped: boolean) => string | undefined) | null
  /** Events that came before that part, in their order. */
  queued: RowEvent[]
}

/** The events queued last, and the screen that they came from. */
let pending: { of: string; queued: RowEvent[] } = { of: '', queued: [] }

/**
 * Listens to keys and pastes wherever the focus is in the element, before the rows do: one text is pasted into one cell
 * there. What handles them comes as a part of its own: events before that are queued, and `isWanted` asks for it.
 */
export function useRowEvents(around: RefObject<HTMLElement | null>, hasRows: boolean, workOrderNo: string) {
  const { portal, host } = useScreen()
  const of = `${host.id} ${portal.id} ${portal.generation.peek()} ${workOrderNo}`
  const handler = useRef<RowEventHandler>({ handle: null, below: null, queued: [] })
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const root = around.current?.getRootNode()
    if (!hasRows || !root) return
    // The part may not arrive: the queue outlives the screen that is then tried again, for this account.
    if (pending.of !== of) pending = { of, queued: [] }
    handler.current.queued = pending.queued
    setWanted(pending.queued.length > 0)
    function listener(event: Event) {
      const { target } = event
      if (!isElement(target)) return
      const rowEvent: RowEvent = {
        event,
        place: placeOf(target),
        isInField: target.matches('input, textarea'),
        isInSearch: target.matches('[type=search]'),
        words: (event instanceof ClipboardEvent && event.clipboardData?.getData('text').trim()) || '',
      }
      const { handle, queued } = handler.current
      const isHandled = handle ? handle(rowEvent) : isForPart(rowEvent)
      if (!isHandled) return
      if (!handle) {
        queued.push(rowEvent)
        setWanted(true)
      }
      event.preventDefault()
      event.stopPropagation()
    }
    const names = ['keydown', 'paste']
    for (const name of names) root.addEventListener(name, listener, true)
    return () => {
      for (const name of names) root.removeEventListener(name, listener, true)
    }
  }, [around, hasRows, of])
  return { handler, isWanted }
}

function isForPart({ event, place, isInField, isInSearch, words }: RowEvent): boolean {
  if (!(event instanceof KeyboardEvent))
    return /[\t\r\n]/.test(words) && (place?.field.startsWith('shipping') ?? !isInField)
  const { key, shiftKey, ctrlKey, metaKey, isComposing } = event
  if (isComposing) return false
  if (isInSearch && key === 'Enter') return true
  return (
    key === 'F8' ||
    ((ctrlKey || metaKey) && (shiftKey ? key === 'Enter' : (place || !isInField ? /^[sz]$/i : /^s$/i).test(key)))
  )
}
