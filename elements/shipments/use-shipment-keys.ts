import { type RefObject, useEffect } from 'react'
import { isSheet } from '../../core/shipments/sheets/paste'
import { isElement } from '../kit/nodes'
import { useStable } from '../kit/use-stable'
import { type Place, placeOf } from './place'

interface KeyHandlers {
  /** Enter in the search; false when it found no row that can be edited. */
  onFound(): boolean
  /** An arrow in a tracking number; false where there is no row any more. */
  onArrow(place: Place, step: 1 | -1): boolean
  /** Ctrl+S or Cmd+S. */
  onSave(): void
  /** Ctrl+Z or Cmd+Z; false when there is nothing to take back. */
  onUndo(): boolean
  /** Nothing is left to take back, and the focus is in no field. */
  onNothingLeft(): void
  /** With Shift, or Ctrl+Y: what was taken back is done again; false when there is nothing. */
  onRedo(): boolean
  /** F8, and Shift+F8 backwards. */
  onProblem(step: 1 | -1): void
  /** Ctrl+Shift+Enter: every row that has a number. In a row, Ctrl+Enter is the row's own. */
  onShipAll(): void
  /** True when the clipboard was taken. */
  onPaste(words: string, place: Place | null): boolean
}

/** Fields in which a browser has an undo and a paste of its own. */
const fields = 'input:not([type=radio], [type=checkbox]), textarea'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What the keys do over the rows of an order, wherever the focus is in the element: they are heard before the rows' own. */
export function useShipmentKeys(around: RefObject<HTMLElement | null>, handlers: KeyHandlers): void {
  const onEvent = useStable((event: Event) => {
    const { target } = event
    if (!isElement(target)) return
    const isHandled =
      event.type === 'keydown' ? onKey(event as KeyboardEvent, target) : onPaste(event as ClipboardEvent, target)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const root = around.current?.getRootNode()
    const over = new AbortController()
    for (const type of ['keydown', 'paste'])
      root?.addEventListener(type, onEvent, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [around, onEvent])

  /** Answers false where it leaves a key to the browser. */
  function onKey(event: KeyboardEvent, target: HTMLElement): boolean {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const place = placeOf(target)
    const isInField = target.matches(fields)
    if (event.isComposing) return false
    if (target.matches('[type=search]') && key === 'Enter') return handlers.onFound()
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
    else if (letter === 'z' && (place !== null || !isInField)) return undo(isInField)
    else if (key === 'Enter' && shiftKey) handlers.onShipAll()
    else return false
    return true
  }

  /** A key that takes nothing back is left to the field, or to the host. */
  function undo(isInField: boolean): boolean {
    const isDone = handlers.onUndo()
    if (!isDone && !isInField) handlers.onNothingLeft()
    return isDone
  }

  /** One text is pasted into the one field that has the focus. */
  function onPaste({ clipboardData }: ClipboardEvent, target: HTMLElement): boolean {
    const place = placeOf(target)
    const clip = clipboardData?.getData('text') ?? ''
    const words = clip.trim()
    const isLines = !target.matches(fields) && /[\t\r\n]/.test(words)
    const isForRows = place ? words !== '' : isLines || isSheet(words)
    return isForRows && handlers.onPaste(clip, place)
  }
}
