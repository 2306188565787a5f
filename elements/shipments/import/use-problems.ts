import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Leads from one problem of the preview to the next, round and round. `reveal` shows the rows that a filter hides.
 */
export function useProblems(around: RefObject<HTMLElement | null>, reveal: (() => void) | null) {
  const last = useRef<Element | null>(null)
  return (step: 1 | -1) => {
    if (reveal) flushSync(reveal)
    const spots = [...(around.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])]
    const at = last.current ? spots.indexOf(last.current as HTMLElement) : -1
    const next = spots.at(at < 0 ? (step === 1 ? 0 : -1) : (at + step) % spots.length)
    if (!next) return
    last.current = next
    const target = next.querySelector<HTMLElement>('input, button') ?? next
    target.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'center' })
  }
}
