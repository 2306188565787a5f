import { type RefObject, useEffect } from 'react'
import { usePlace } from './context'
import { useStable } from './use-stable'

interface Options {
  /** Before anybody else hears of it. */
  readonly capture?: boolean
  readonly when?: boolean
}

/** Listens at the document that something stands in: after a move of its element, at the one that it has come to. */
export function useDocument<Name extends keyof DocumentEventMap>(
  inside: RefObject<Node | null>,
  names: readonly Name[],
  onEvent: (event: DocumentEventMap[Name]) => void,
  { capture = false, when = true }: Options = {},
): void {
  const place = usePlace()
  const hear = useStable(onEvent)
  const said = names.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move it is another document
  useEffect(() => {
    const around = inside.current?.ownerDocument
    if (!when || !around) return
    const over = new AbortController()
    for (const name of said.split(',') as Name[]) around.addEventListener(name, hear, { capture, signal: over.signal })
    return () => over.abort()
  }, [inside, said, hear, capture, when, place])
}
