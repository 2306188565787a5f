import { type RefObject, useEffect, useRef } from 'react'

/** Returns a function that moves the focus after the next render, for example to an added row. */
export function useFocusAfter(inside: RefObject<HTMLElement | null>): (selector: string) => void {
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (target.current === null) return
    inside.current?.querySelector<HTMLElement>(target.current)?.focus()
    target.current = null
  })
  return selector => {
    target.current = selector
  }
}
