import { useEffect } from 'react'
import { useStable } from '../kit/use-stable'

/** Ctrl+Z or Cmd+Z anywhere in an element, but for fields, whose own typing it takes back. */
export function useUndoKey(element: HTMLElement, undo: (() => void) | null): void {
  const press = useStable((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    const [target] = event.composedPath()
    if (!undo || event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'text')) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [element, press])
}
