import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus after the next render: to a row that was added, or to the one in the place of a removed row. */
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
