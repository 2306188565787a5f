import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePlace } from './context'
import { observeSize } from './observe-size'

/** Whether styles hide an element, such as where its container is narrow: what stands in its place goes by the same rule. */
export function useIsHidden(element: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window watches
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const look = () => setHidden(watched.offsetWidth === 0)
    look()
    return observeSize([watched], look)
  }, [element, place])
  return isHidden
}
