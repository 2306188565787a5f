import { useEffect, useState } from 'react'
import { bring } from './bring'

/** Every area's entry, loaded when another one composes it: an area knows its siblings by tag only. */
const entries = import.meta.glob('../*/index.ts')

/**
 * Loads the element that a screen holds by its tag; until then the tag is an empty place. Answers null, or how to try
 * again once its file did not arrive: the screen then says so in the element's place.
 */
export function useSibling(name: string): (() => void) | null {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const load = entries[`../${name}/index.ts`]
    if (failed || !load) return
    let wanted = true
    bring(load()).catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [name, failed])
  return failed ? () => setFailed(false) : null
}
