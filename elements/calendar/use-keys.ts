import { useEffect } from 'react'
import { isInput } from '../kit/nodes'
import { useStable } from '../kit/use-stable'

interface Keys {
  /** Ctrl+Z or Cmd+Z anywhere in the element, but for fields, whose own typing it takes back. */
  onUndo: (() => void) | null
  /** Escape, where nothing further in takes it. */
  onEscape: (() => void) | null
}

/** Keys that work wherever the focus is in an element. */
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
