import { type RefObject, useEffect } from 'react'
import { usePlace } from './context'
import { useStable } from './use-stable'

/**
 * Listens to events of the document around a node, and after a move, of its new document.
 * @param names the names of the events, separated by spaces
 */
export function useDocument<Heard extends Event>(
  inside: RefObject<Node | null>,
  names: string,
  onEvent: (event: Heard) => void,
  { when = true }: { readonly when?: boolean } = {},
): void {
  const place = usePlace()
  const listener = useStable(onEvent) as (event: Event) => void
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the document is another one
  useEffect(() => {
    if (!when) return
    const controller = new AbortController()
    for (const name of names.split(' '))
      inside.current?.ownerDocument?.addEventListener(name, listener, { signal: controller.signal })
    return () => controller.abort()
  }, [inside, names, listener, when, place])
}
