import type { PlainKey } from './keys'
import { type Text, text, verbatim } from './translate'

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'

/** The look of a status: icon, text and tone together, never color alone. Icons are named as in the kit's set. */
export interface StatusLook {
  readonly icon: string
  readonly label: Text
  readonly tone: Tone
}

/** Returns an entry of a table: the icon, text and tone of one status. */
export function makeLook(icon: string, key: PlainKey, tone: Tone): StatusLook {
  return { icon, label: text(key), tone }
}

/**
 * Returns the look of a status by its table. An unknown status is shown as its own text in sentence case, in a neutral
 * tone (decision 18).
 */
export function findLook(table: Readonly<Record<string, StatusLook>>, status: string | null | undefined): StatusLook {
  const code = status ?? ''
  const look = Object.hasOwn(table, code) ? table[code] : undefined
  return look ?? { icon: 'point', label: verbatim(sentenceCase(code)), tone: 'mute' }
}

/** Returns "on_hold" as "On hold". */
export function sentenceCase(code: string): string {
  const label = code
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return label === '' ? '–' : label.charAt(0).toUpperCase() + label.slice(1)
}
