import { useState } from 'react'
import type { Problem } from '../../../core/drafts/validate'
import type { Text } from '../../../core/i18n/translate'

/**
 * Returns the mistakes in the filled fields of options, by path: "[1].price". An empty field may still be filled; the
 * submission reveals it.
 */
export function typedMistakes<Option extends object>(
  options: readonly Option[],
  problems: readonly Problem[],
): Readonly<Record<string, Text>> {
  const mistakes: Record<string, Text> = {}
  for (const { path, key } of problems) {
    const [, index, name] = /^options\[(\d+)\]\.(\w+)$/.exec(path) ?? []
    const typed = new Map(Object.entries(options[Number(index)] ?? {})).get(name ?? '')
    if (typed !== undefined && typed !== '') mistakes[path.slice('options'.length)] = { key }
  }
  return mistakes
}

/**
 * A message about typing is shown once its field is left; a message that a submission has revealed is shown at any
 * time.
 */
export function useTypedErrors(errors: Readonly<Record<string, Text>>, mistakes: Readonly<Record<string, Text>>) {
  const [typing, setTyping] = useState<string | null>(null)
  return {
    errorAt: (path: string): Text | undefined => errors[path] ?? (path === typing ? undefined : mistakes[path]),
    onType: setTyping,
    onLeave: () => setTyping(null),
  }
}
