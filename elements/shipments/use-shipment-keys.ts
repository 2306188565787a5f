import { type RefObject, useEffect } from 'react'
import { isShortcut, pressedIn, type ShortcutIn } from '../../core/shipments/keys/shortcuts'
import { isSheet } from '../../core/shipments/sheets/paste'
import { isElement } from '../kit/nodes'
import { useStable } from '../kit/use-stable'
import { type Place, placeOf } from './place'

interface KeyHandlers {
  /** Enter in the search. Returns false when it finds no editable row. */
  onFound(): boolean
  /** An arrow key in a tracking number. Returns false if no row follows in that direction. */
  onArrow(place: Place, step: 1 | -1): boolean
  /** Ctrl+S or Cmd+S. */
  onSave(): void
  /** Ctrl+Z or Cmd+Z. Returns false without a step to undo. */
  onUndo(): boolean
  /** Is called when no step is left to undo and the focus is in no field. */
  onNothingLeft(): void
  /** Ctrl+Shift+Z or Ctrl+Y. Returns false without a step to redo. */
  onRedo(): boolean
  /** F8, or Shift+F8 backwards. Returns false when no row has a problem. */
  onProblem(step: 1 | -1): boolean
  /** Ctrl+Shift+Enter: marks every row that has a number. In a row, Ctrl+Enter marks that row. */
  onShipAll(): void
  /** A question mark outside all fields and dialogs: lists the shortcuts. */
  onHelp(): void
  /** Returns whether the paste was handled. */
  onPaste(clip: string, place: Place | null): boolean
}

/** Fields with a browser's own undo and paste. */
const fields = 'input:not([type=radio], [type=checkbox]), textarea'

/** Controls that accept a typed question mark, and dialogs, which have their own keys. */
const typingControls =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog *, [popover] *'

/** Handles the keys of an order's rows, for any focus in the element, before the rows handle keys. */
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
    const ended = new AbortController()
    for (const type of ['keydown', 'paste'])
      root?.addEventListener(type, onEvent, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [around, onEvent])

  /** Returns whether a key was handled. The browser handles the others. */
  function onKey(event: KeyboardEvent, target: HTMLElement): boolean {
    if (event.isComposing || event.defaultPrevented) return false
    const place = placeOf(target)
    const isInField = target.matches(fields)
    if (target.matches('[type=search]') && isShortcut(event, 'find')) return handlers.onFound()
    if (isInField && place?.field === 'shippingTracking') {
      if (isShortcut(event, 'above')) return handlers.onArrow(place, -1)
      if (isShortcut(event, 'below')) return handlers.onArrow(place, 1)
    }
    // The fields around the rows have their own undo.
    const isUndone = place !== null || !isInField
    const actions: Readonly<Record<ShortcutIn<'order'>, () => boolean>> = {
      save: () => handled(handlers.onSave),
      undo: () => isUndone && undo(isInField),
      redo: () => isUndone && handlers.onRedo(),
      problem: () => handlers.onProblem(1),
      problemBefore: () => handlers.onProblem(-1),
      shipAll: () => handled(handlers.onShipAll),
      help: () => !isTyping(target) && handled(handlers.onHelp),
    }
    const pressed = pressedIn('order', event)
    return pressed !== undefined && actions[pressed]()
  }

  /** Undoes the last step. Without one, the field or the host page handles the key. */
  function undo(isInField: boolean): boolean {
    const isDone = handlers.onUndo()
    if (!isDone && !isInField) handlers.onNothingLeft()
    return isDone
  }

  /** Handles pastes, except a single text in a focused field. */
  function onPaste({ clipboardData }: ClipboardEvent, target: HTMLElement): boolean {
    const place = placeOf(target)
    const clip = clipboardData?.getData('text') ?? ''
    const trimmed = clip.trim()
    const isLines = !target.matches(fields) && /[\t\r\n]/.test(trimmed)
    const isForRows = place ? trimmed !== '' : isLines || isSheet(trimmed)
    return isForRows && handlers.onPaste(clip, place)
  }
}

function isTyping(target: Element): boolean {
  return target.matches(typingControls)
}

/** Runs a handler that always handles its key. */
function handled(action: () => void): true {
  action()
  return true
}
