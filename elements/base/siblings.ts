import { useEffect } from 'react'

/** Every area's entry, loaded when another one composes it: an area knows its siblings by tag only. */
const entries = import.meta.glob('../*/index.ts')

/** Loads the element that a screen holds by its tag; until then the tag is an empty place. */
export function useSibling(name: string): void {
  useEffect(() => {
    void entries[`../${name}/index.ts`]?.()
  }, [name])
}
