import { Fragment, isValidElement, type ReactElement } from 'react'
import type { MessageKey, VarsOf } from '../../core/i18n/keys'
import type { Text, Translate, Vars } from '../../core/i18n/translate'
import { useText } from './context'
import { inElement } from './own-text'

type Part = string | number | ReactElement
type Parts<Key extends MessageKey> = { readonly [Name in keyof Exclude<VarsOf<Key>[0], undefined>]: Part }

/**
 * Surrounds the placeholder of an element while a text is formatted: a private-use character, which no text contains.
 */
const mark = '\uE000'

/** A placeholder with the direction marks that the translator puts around values; the element has its own direction. */
const place = new RegExp(`[\\u2067\\u2068]?${mark}(\\w+)${mark}\\u2069?`)

/** Returns a name within a text, in its own direction, which translators skip. */
export const properName = (name: string) => <bdi translate="no">{name}</bdi>

/** A catalogue text in pieces, each in a separate element, with the values that are elements between them. */
export function Named<Key extends MessageKey>({ of, vars }: { of: Key; vars: Parts<Key> }) {
  return inPieces(useText(), of, vars)
}

/** A text from core. Its string values are names, not texts of a catalogue. */
export function Said({ of }: { of: Text }) {
  const t = useText()
  if ('verbatim' in of) return <span>{of.verbatim}</span>
  const vars = Object.entries(of.vars ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? properName(value) : value,
  ])
  return inPieces(t, of.key, Object.fromEntries(vars))
}

/** A list of names in the format of the language: "Nevada, Alaska and Hawaii". */
export function NameList({ names }: { names: readonly string[] }) {
  const { locale } = useText()
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(names)
  return (
    <span>
      {parts.map(({ type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: separators between names repeat, and never move
        <Fragment key={index}>{type === 'element' ? properName(value) : <span>{value}</span>}</Fragment>
      ))}
    </span>
  )
}

function inPieces(t: Translate, key: MessageKey, parts: Readonly<Record<string, Part>>) {
  const vars: Vars = {}
  for (const [name, part] of Object.entries(parts)) vars[name] = isValidElement(part) ? mark + name + mark : part
  return (
    <span>
      {t
        .text({ key, vars })
        .split(place)
        .map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text repeat, and never move
          <Fragment key={index}>
            {index % 2 === 1 ? inElement(parts[piece]) : piece === '' ? null : <span>{piece}</span>}
          </Fragment>
        ))}
    </span>
  )
}
