import { type RefObject, useEffect } from 'react'
import { useStable } from '../kit/use-stable'
import { placeOf } from './place'
import type { Spot } from './problem-spots'

interface KeyHandlers {
  /** Ctrl+S or Cmd+S. */
  onSave(): void
  /** Ctrl+Z or Cmd+Z; false when there is nothing to take back. */
  onUndo(): boolean
  /** F8, and Shift+F8 backwards. */
  onProblem(step: 1 | -1): void
  /** Ctrl+Enter in a row; with Shift for every row that has a number. */
  onShip(spot: Spot | null): void
  /** True when the clipboard was taken. */
  onPaste(words: string, spot: Spot | null): boolean
}

/** What the keys do over the rows of an order, wherever the focus is in the element. */
export function useShipmentKeys(around: RefObject<HTMLElement | null>, handlers: KeyHandlers): void {
  const onKey = useStable((event: KeyboardEvent): boolean => {
    const { key, shiftKey, target, ctrlKey, metaKey } = event
    if (event.isComposing || target === null) return false
    if (key === 'F8') {
      handlers.onProblem(shiftKey ? -1 : 1)
      return true
    }
    if (!(ctrlKey || metaKey)) return false
    const spot = placeOf(target)
    if (key === 's') handlers.onSave()
    else if (key === 'z' && !shiftKey && (spot !== null || !isField(target))) return handlers.onUndo()
    else if (key === 'Enter' && (shiftKey || spot !== null)) handlers.onShip(shiftKey ? null : spot)
    else return false
    return true
  })
  const onPaste = useStable(({ target, clipboardData }: ClipboardEvent): boolean => {
    const words = clipboardData?.getData('text/plain') ?? ''
    return words.trim() !== '' && target !== null && handlers.onPaste(words, placeOf(target))
  })

  useEffect(() => {
    const root = around.current?.getRootNode()
    if (!root) return
    const hear = (take: (event: never) => boolean) => (event: Event) => {
      if (!take(event as never)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the rows hear of them: Enter alone goes down there, and one text is pasted into one cell.
    const heard = [['keydown', hear(onKey)] as const, ['paste', hear(onPaste)] as const]
    for (const [name, listener] of heard) root.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of heard) root.removeEventListener(name, listener, true)
    }
  }, [around, onKey, onPaste])
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, textarea')
}
