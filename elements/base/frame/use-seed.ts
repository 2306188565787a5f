import { useLayoutEffect } from 'react'
import { isSeed } from '../../kit/seed-colours'
import { openRoot } from '../bridge/open-root'

/** Hands the seed of `configure` to the sheets of an element; one that is no colour is passed over, as if it were missing. */
export function useSeed(element: HTMLElement, seed: string | undefined): void {
  useLayoutEffect(() => {
    const root = openRoot(element).querySelector<HTMLElement>('.root')
    if (!root || !seed || !isSeed(seed)) return
    // A token of the page is nearer to the element than an option of all elements.
    root.style.setProperty('--_seed', `var(--reeldock-seed, ${seed})`)
    return () => void root.style.removeProperty('--_seed')
  }, [element, seed])
}
