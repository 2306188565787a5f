import { type RefObject, useEffect } from 'react'
import { isSheet } from '../../core/shipments/sheets/paste'
import { useStable } from '../kit/use-stable'
import type { Place } from './place'
import type { Spot } from './problem-spots'
import type { RowEvent, RowEventHandler } from './use-row-events'

interface KeyHandlers {
  /** Enter in the search; false when it found no row that can be edited. */
  onFound(): boolean
  /** An arrow in a tracking number; false where there is no row any more. */
  onArrow(place: Place, step: 1 | -1): boolean
  /** Ctrl+S or Cmd+S. */
  onSave(): void
  /** Ctrl+Z or Cmd+Z; false when there is nothing to take back. */
  onUndo(): boolean
  /** With Shift, or Ctrl+Y: what was taken back is done again; false when there is nothing. */
  onRedo(): boolean
  /** F8, and Shift+F8 backwards. */
  onProblem(step: 1 | -1): void
  /** Ctrl+Shift+Enter: every row that has a number. In a row, Ctrl+Enter is the row's own. */
  onShipAll(): void
  /** True when the clipboard was taken. */
  onPaste(words: string, spot: Spot | null): boolean
}

/** One text is pasted into the one field that has the focus. */
const isForRows = (words: string, place: Place | null, isInField: boolean) =>
  place ? words !== '' : isSheet(words) || (!isInField && /[\t\r\n]/.test(words))

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What the keys do over the rows of an order, wherever the focus is in the element. */
export function useShipmentKeys(handler: RefObject<RowEventHandler>, handlers: KeyHandlers): void {
  const take = useStable(({ event, place, isInField, isInSearch, words }: RowEvent): boolean => {
    if (!(event instanceof KeyboardEvent)) return isForRows(words, place, isInField) && handlers.onPaste(words, place)
    const { key, shiftKey, ctrlKey, metaKey, isComposing } = event
    if (isComposing) return false
    if (isInSearch && key === 'Enter') return handlers.onFound()
    const isPlain = !(shiftKey || ctrlKey || metaKey || event.altKey)
    const step = isPlain && isInField && place?.field === 'shippingTracking' && steps[key]
    if (step) return handlers.onArrow(place, step)
    if (key === 'F8') {
      handlers.onProblem(shiftKey ? -1 : 1)
      return true
    }
    if (!(ctrlKey || metaKey)) return false
    // With Caps Lock it is a capital.
    const letter = key.toLowerCase()
    const isRedo = shiftKey ? letter === 'z' : letter === 'y'
    if (isRedo && (place !== null || !isInField)) return handlers.onRedo()
    if (shiftKey && key !== 'Enter') return false
    if (letter === 's') handlers.onSave()
    else if (letter === 'z' && (place !== null || !isInField)) return handlers.onUndo()
    else if (key === 'Enter' && shiftKey) handlers.onShipAll()
    else return false
    return true
  })

  useEffect(() => {
    handler.current.handle = take
  }, [handler, take])
}
