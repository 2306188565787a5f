import { useEffect } from 'react'
import { isInput } from '../kit/nodes'
import { useStable } from '../kit/use-stable'

interface Keys {
  /** Is called for Ctrl+Z or Cmd+Z anywhere in the element, except in text fields, which undo their own typing. */
  onUndo: (() => void) | null
  /** Is called for Escape, unless an inner element has handled it. */
  onEscape: (() => void) | null
}

/** Handles keys anywhere in an element. */
export function useKeys(element: HTMLElement, { onUndo, onEscape }: Keys): void {
  const press = useStable((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const act = isUndo(event) ? onUndo : event.key === 'Escape' ? onEscape : null
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [element, press])
}

function isUndo(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
    return false
  const [target] = event.composedPath()
  return !(isInput(target) && target.type === 'text')
}
