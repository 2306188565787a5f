import { type RefObject, useEffect } from 'react'
import { isShortcut, pressedIn, type ShortcutIn } from '../../core/shipments/keys/shortcuts'
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
  /** F8, and Shift+F8 backwards; false where no row has a problem. */
  onProblem(step: 1 | -1): boolean
  /** Ctrl+Shift+Enter: every row that has a number. In a row, Ctrl+Enter is the row's own. */
  onShipAll(): void
  /** A question mark outside all fields and dialogs: the shortcuts are listed. */
  onHelp(): void
  /** True when the clipboard was taken. */
  onPaste(words: string, place: Place | null): boolean
}

/** Fields in which a browser has an undo and a paste of its own. */
const fields = 'input:not([type=radio], [type=checkbox]), textarea'

/** Controls in which a question mark is typed, and dialogs, which have keys of their own. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog *, [popover] *'

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

  /** Returns false where it leaves a key to the browser. */
  function onKey(event: KeyboardEvent, target: HTMLElement): boolean {
    if (event.isComposing || event.defaultPrevented) return false
    const place = placeOf(target)
    const isInField = target.matches(fields)
    if (target.matches('[type=search]') && isShortcut(event, 'find')) return handlers.onFound()
    if (isInField && place?.field === 'shippingTracking') {
      if (isShortcut(event, 'above')) return handlers.onArrow(place, -1)
      if (isShortcut(event, 'below')) return handlers.onArrow(place, 1)
    }
    // The fields around the rows have an undo of their own.
    const isUndone = place !== null || !isInField
    const actions: Readonly<Record<ShortcutIn<'order'>, () => boolean>> = {
      save: () => done(handlers.onSave),
      undo: () => isUndone && undo(isInField),
      redo: () => isUndone && handlers.onRedo(),
      problem: () => handlers.onProblem(1),
      problemBefore: () => handlers.onProblem(-1),
      shipAll: () => done(handlers.onShipAll),
      help: () => !isTyping(target) && done(handlers.onHelp),
    }
    const pressed = pressedIn('order', event)
    return pressed !== undefined && actions[pressed]()
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

function isTyping(target: Element): boolean {
  return target.matches(typing)
}

/** Runs a handler that takes its key in any case. */
function done(action: () => void): true {
  action()
  return true
}
