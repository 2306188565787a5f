import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStable } from '../../kit/use-stable'
import { focusProblem } from './use-next-correction'

/**
 * Leads from one problem of the preview to the next, round and round, also by F8 and Shift+F8. `reveal` shows the rows that a filter hides.
 */
export function useProblems(around: RefObject<HTMLElement | null>, reveal: (() => void) | null) {
  const last = useRef<Element | null>(null)
  const lead = useStable((step: 1 | -1) => {
    if (reveal) flushSync(reveal)
    const spots = [...(around.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])]
    const at = last.current ? spots.indexOf(last.current as HTMLElement) : -1
    const next = spots.at(at < 0 ? (step === 1 ? 0 : -1) : (at + step) % spots.length)
    if (!next) return
    last.current = next
    focusProblem(next)
  })
  useEffect(() => {
    const root = around.current?.getRootNode()
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'F8') return
      event.preventDefault()
      lead(event.shiftKey ? -1 : 1)
    }
    root?.addEventListener('keydown', onKey)
    return () => root?.removeEventListener('keydown', onKey)
  }, [around, lead])
  return lead
}
