import { useLayoutEffect } from 'react'
import { isSeed } from '../../kit/seed-colours'
import { openRoot } from '../bridge/open-root'

/** Passes the seed of `configure` to the style sheets of an element. A seed that is no color counts as missing. */
export function useSeed(element: HTMLElement, seed: string | undefined): void {
  useLayoutEffect(() => {
    const root = openRoot(element).querySelector<HTMLElement>('.root')
    if (!root || !seed || !isSeed(seed)) return
    // A token that the page sets takes precedence over the option.
    root.style.setProperty('--_seed', `var(--reeldock-seed, ${seed})`)
    return () => void root.style.removeProperty('--_seed')
  }, [element, seed])
}
