import { type RefObject, useEffect } from 'react'
import { usePlace } from './context'
import { useStable } from './use-stable'

/**
 * Listens at the document that something stands in: after a move of its element, at the one that it has come to.
 * @param names of events, with a space between two
 */
export function useDocument<Heard extends Event>(
  inside: RefObject<Node | null>,
  names: string,
  onEvent: (event: Heard) => void,
  { when = true }: { readonly when?: boolean } = {},
): void {
  const place = usePlace()
  const listener = useStable(onEvent) as (event: Event) => void
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move it is another document
  useEffect(() => {
    if (!when) return
    const over = new AbortController()
    for (const name of names.split(' '))
      inside.current?.ownerDocument?.addEventListener(name, listener, { signal: over.signal })
    return () => over.abort()
  }, [inside, names, listener, when, place])
}
