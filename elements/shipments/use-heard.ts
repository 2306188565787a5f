import { type RefObject, useEffect, useRef, useState } from 'react'
import { useScreen } from '../base/bridge/hooks'
import { isElement } from '../kit/nodes'
import { type Place, placeOf } from './place'

/** A key or a paste over the rows. */
export interface Heard {
  readonly event: Event
  /** The cell that it came from. */
  readonly place: Place | null
  /** It came from a field. */
  readonly isInField: boolean
  readonly isInSearch: boolean
  /** What was pasted. */
  readonly words: string
}

export interface Hearing {
  /** Answers what is heard, true when it took it; null while that part is on its way. */
  take: ((heard: Heard) => boolean) | null
  /** The row that Enter leads to; null while that part is on its way. */
  below: ((from: Place, shipped: boolean) => string | undefined) | null
  /** What waits for it, in its order. */
  held: Heard[]
}

/** What was held last, and of what. */
let waiting: { of: string; held: Heard[] } = { of: '', held: [] }

/**
 * Hears keys and pastes wherever the focus is in the element, before the rows do: one text is pasted into one cell
 * there. What it is to do comes as a part of its own, and what is heard before is held for it; `isWanted` then.
 */
export function useHeard(around: RefObject<HTMLElement | null>, hasRows: boolean, workOrderNo: string) {
  const { portal, host } = useScreen()
  const of = `${host.id} ${portal.id} ${portal.generation.peek()} ${workOrderNo}`
  const hearing = useRef<Hearing>({ take: null, below: null, held: [] })
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const root = around.current?.getRootNode()
    if (!hasRows || !root) return
    // The part may not arrive: what is held for it outlives the screen that is then tried again, for this account.
    if (waiting.of !== of) waiting = { of, held: [] }
    hearing.current.held = waiting.held
    setWanted(waiting.held.length > 0)
    function listener(event: Event) {
      const { target } = event
      if (!isElement(target)) return
      const heard: Heard = {
        event,
        place: placeOf(target),
        isInField: target.matches('input, textarea'),
        isInSearch: target.matches('[type=search]'),
        words: (event instanceof ClipboardEvent && event.clipboardData?.getData('text').trim()) || '',
      }
      const { take, held } = hearing.current
      const isTaken = take ? take(heard) : isForPart(heard)
      if (!isTaken) return
      if (!take) {
        held.push(heard)
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
  return { hearing, isWanted }
}

function isForPart({ event, place, isInField, isInSearch, words }: Heard): boolean {
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
