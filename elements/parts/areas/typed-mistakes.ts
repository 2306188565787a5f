import { useState } from 'react'
import type { Problem } from '../../../core/drafts/validate'
import type { Text } from '../../../core/i18n/translate'

/**
 * Returns the mistakes in the filled fields of options, by path: "[1].price". Empty fields have none, because they may
 * be filled later; the submission finds those that stay empty.
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
 * Returns the message of a field. A message about typing is shown only after the field is left, a message of a
 * submission always.
 */
export function useTypedErrors(errors: Readonly<Record<string, Text>>, mistakes: Readonly<Record<string, Text>>) {
  const [typing, setTyping] = useState<string | null>(null)
  return {
    errorAt: (path: string): Text | undefined => errors[path] ?? (path === typing ? undefined : mistakes[path]),
    onType: setTyping,
    onLeave: () => setTyping(null),
  }
}
