import { useEffect, useState } from 'react'
import { usePlace } from '../kit/context'

/** The page's main part, where one may skip to; null when it holds the element itself, or cannot take the focus. */
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
