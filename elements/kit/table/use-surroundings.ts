import { type RefObject, useEffect } from 'react'
import { usePlace } from '../context'
import { isShadowRoot, viewOf } from '../nodes'
import { observeSize } from '../observe-size'

/** Each callback must be stable. */
interface Callbacks {
  /** Is called when anything around the table scrolls. */
  readonly onScroll: () => void
  /** Is called when the window or the rows change their size. */
  readonly onSize: () => void
  /** Is called before the page is printed. */
  readonly onPrint: () => void
}

/** Calls back when the surroundings of a table change, in every shadow root around it, while `isActive`. */
export function useSurroundings(
  table: RefObject<HTMLTableElement | null>,
  isActive: boolean,
  { onScroll, onSize, onPrint }: Callbacks,
): void {
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move other containers scroll
  useEffect(() => {
    const element = table.current
    const body = element?.tBodies[0]
    if (!isActive || !element || !body) return
    const listeners = new AbortController()
    const { signal } = listeners
    const view = viewOf(element)
    for (const root of rootsAround(element))
      root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
    view.addEventListener('resize', onSize, { signal })
    view.addEventListener('beforeprint', onPrint, { signal })
    // The height also changes with each render of the table; measuring in the next frame only finds changes by others.
    let frame = 0
    const unobserve = observeSize([body], () => {
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(onSize)
    })
    return () => {
      view.cancelAnimationFrame(frame)
      unobserve()
      listeners.abort()
    }
  }, [isActive, table, onScroll, onSize, onPrint, place])
}

/**
 * Returns the roots around an element in which something may scroll, since scroll events do not leave a shadow root.
 */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode()
  return isShadowRoot(root) ? [root, ...rootsAround(root.host)] : [root]
}
