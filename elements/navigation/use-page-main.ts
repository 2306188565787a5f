import { useEffect, useState } from 'react'
import { usePlace } from '../kit/context'

/**
 * Returns the main content of the page, for the skip link; null when it contains the element or cannot take the focus.
 */
export function usePageMain(element: HTMLElement): HTMLElement | null {
  const [main, setMain] = useState<HTMLElement | null>(null)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move it is another page's
  useEffect(() => {
    const found = element.ownerDocument.querySelector<HTMLElement>('main[tabindex]')
    setMain(found?.contains(element) ? null : found)
  }, [element, place])
  return main
}
