import { useState } from 'react'
import { type Text, text } from '../../../core/i18n/translate'
import type { OfferProblem } from '../../../core/service-areas/problems'

/**
 * What is wrong with what stands in the fields of options, by path: "[1].price". A field that is empty still may be
 * filled: it is at fault once the whole is submitted.
 */
export function typedMistakes<Option extends object>(
  options: readonly Option[],
  problems: readonly OfferProblem[],
): Readonly<Record<string, Text>> {
  const found: Record<string, Text> = {}
  for (const { path, key } of problems) {
    const [, at, name] = /^options\[(\d+)\]\.(\w+)$/.exec(path) ?? []
    const typed = new Map(Object.entries(options[Number(at)] ?? {})).get(name ?? '')
    if (typed !== undefined && typed !== '') found[path.slice('options'.length)] = text(key)
  }
  return found
}

/** A mistake is told once its field is left, what a submission has revealed at any time. */
export function useTypedErrors(errors: Readonly<Record<string, Text>>, mistakes: Readonly<Record<string, Text>>) {
  const [typing, setTyping] = useState<string | null>(null)
  return {
    errorAt: (path: string): Text | undefined => errors[path] ?? (path === typing ? undefined : mistakes[path]),
    onType: setTyping,
    onLeave: () => setTyping(null),
  }
}
