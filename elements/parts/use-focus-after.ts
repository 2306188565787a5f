import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus after the next render: to a row that was added, or to the one in the place of a removed row. */
export function useFocusAfter(inside: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    inside.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return selector => {
    wanted.current = selector
  }
}
