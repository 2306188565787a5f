import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePlace } from '../context'
import { observeSize } from '../observe-size'

/** The number of rows beyond each edge that are rendered too, so that scrolling shows no gap. */
const extraRows = 8

export interface Window {
  readonly from: number
  /** One past the last row. */
  readonly to: number
  /** The number of rows in sight, at least one. */
  readonly page: number
}

/** Returns the range of rows of equal height to render in a box that scrolls. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): Window {
  const [view, setView] = useState({ first: 0, page: 20 })
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window must observe it
  useLayoutEffect(() => {
    const scrolled = box.current
    if (scrolled === null) return
    const measure = () => {
      const first = Math.floor(scrolled.scrollTop / rowHeight)
      const page = Math.max(1, Math.ceil(scrolled.clientHeight / rowHeight))
      setView(before => (before.first === first && before.page === page ? before : { first, page }))
    }
    const unobserve = observeSize([scrolled], measure)
    scrolled.addEventListener('scroll', measure, { passive: true })
    return () => {
      unobserve()
      scrolled.removeEventListener('scroll', measure)
    }
  }, [box, rowHeight, place])
  const from = Math.max(0, Math.min(view.first, count - 1) - extraRows)
  return { from, to: Math.min(count, view.first + view.page + extraRows), page: view.page }
}
