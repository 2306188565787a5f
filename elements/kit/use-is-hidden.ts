import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePlace } from './context'
import { observeSize } from './observe-size'

/**
 * Returns whether styles hide an element, for example in a narrow container, so that its replacement follows the same
 * rule.
 */
export function useIsHidden(element: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window must observe it
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const update = () => setHidden(watched.offsetWidth === 0)
    update()
    return observeSize([watched], update)
  }, [element, place])
  return isHidden
}
