import { type RefObject, useEffect, useRef } from 'react'

/** Brings something into focus after the next render: a row that was added, or what stands where one was taken away. */
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
