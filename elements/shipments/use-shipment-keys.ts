import { type RefObject, useEffect, useReducer } from 'react'
import { useStable } from '../kit/use-stable'
import type { Spot } from './problem-spots'
import type { Heard, Hearing } from './use-heard'

interface KeyHandlers {
  /** Ctrl+S or Cmd+S. */
  onSave(): void
  /** Ctrl+Z or Cmd+Z; false when there is nothing to take back. */
  onUndo(): boolean
  /** F8, and Shift+F8 backwards. */
  onProblem(step: 1 | -1): void
  /** Ctrl+Shift+Enter: every row that has a number. In a row, Ctrl+Enter is the row's own. */
  onShipAll(): void
  /** True when the clipboard was taken. */
  onPaste(words: string, spot: Spot | null): boolean
}

/** What the keys do over the rows of an order, wherever the focus is in the element. */
export function useShipmentKeys(hearing: RefObject<Hearing>, handlers: KeyHandlers): void {
  const [, goOn] = useReducer((count: number) => count + 1, 0)
  const take = useStable(({ event, place, isInField, words }: Heard): boolean => {
    if (!(event instanceof KeyboardEvent)) return words !== '' && handlers.onPaste(words, place)
    const { key, shiftKey, ctrlKey, metaKey, isComposing } = event
    if (isComposing) return false
    if (key === 'F8') {
      handlers.onProblem(shiftKey ? -1 : 1)
      return true
    }
    if (!(ctrlKey || metaKey)) return false
    if (key === 's') handlers.onSave()
    else if (key === 'z' && !shiftKey && (place !== null || !isInField)) return handlers.onUndo()
    else if (key === 'Enter' && shiftKey) handlers.onShipAll()
    else return false
    return true
  })

  useEffect(() => {
    const { current } = hearing
    current.take = take
    return () => {
      current.take = null
    }
  }, [hearing, take])
  // One at a time: the next one finds what the last one has changed.
  useEffect(() => {
    const first = hearing.current.held.shift()
    if (!first) return
    take(first)
    goOn()
  })
}
