import { useEffect, useState } from 'react'

/** The page's main part, where one may skip to; null when it holds the element itself, or cannot take the focus. */
export function usePageMain(element: HTMLElement): HTMLElement | null {
  const [main, setMain] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const found = document.querySelector<HTMLElement>('main[tabindex]')
    setMain(found?.contains(element) ? null : found)
  }, [element])
  return main
}
