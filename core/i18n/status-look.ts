import type { PlainKey } from './keys'
import { type Text, text, verbatim } from './translate'

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'

/** How a status is told: icon, word and tone together, never colour alone. Icons are named as in the kit's set. */
export interface StatusLook {
  readonly icon: string
  readonly word: Text
  readonly tone: Tone
}

/** A table's entry: the icon, word and tone of one known status. */
export function makeLook(icon: string, key: PlainKey, tone: Tone): StatusLook {
  return { icon, word: text(key), tone }
}

/** The look of a status by its table; one that nobody knows is its own text in sentence case, in a neutral tone (decision 18). */
export function findLook(table: Readonly<Record<string, StatusLook>>, status: string | null | undefined): StatusLook {
  const code = status ?? ''
  const known = Object.hasOwn(table, code) ? table[code] : undefined
  return known ?? { icon: 'point', word: verbatim(sentenceCase(code)), tone: 'mute' }
}

/** "on_hold" as "On hold". */
export function sentenceCase(code: string): string {
  const words = code
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1)
}
