import { Fragment, isValidElement, type ReactElement } from 'react'
import type { MessageKey, VarsOf } from '../../core/i18n/keys'
import type { Text, Translate, Vars } from '../../core/i18n/translate'
import { useText } from './context'
import { inElement } from './own-text'

type Part = string | number | ReactElement
type Parts<Key extends MessageKey> = { readonly [Name in keyof Exclude<VarsOf<Key>[0], undefined>]: Part }

/** Around the place of an element while a text is put together: a character for private use, which no text has. */
const mark = '\uE000'

/** A place, and the marks of direction that the translator puts around values: the element has its own. */
const place = new RegExp(`[\\u2067\\u2068]?${mark}(\\w+)${mark}\\u2069?`)

/** A name within a text, in its own direction: translators leave it. */
export const properName = (name: string) => <bdi translate="no">{name}</bdi>

/** A text of the catalogue in pieces, each in an element of its own, with those values that are elements between them. */
export function Named<Key extends MessageKey>({ of, vars }: { of: Key; vars: Parts<Key> }) {
  return inPieces(useText(), of, vars)
}

/** A text that core handed out. The values of such texts are no words of ours: each value in letters is a name. */
export function Said({ of }: { of: Text }) {
  const t = useText()
  if ('verbatim' in of) return <span>{of.verbatim}</span>
  const vars = Object.entries(of.vars ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? properName(value) : value,
  ])
  return inPieces(t, of.key, Object.fromEntries(vars))
}

/** "Nevada, Alaska and Hawaii", as the language joins names. */
export function NameList({ names }: { names: readonly string[] }) {
  const { locale } = useText()
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(names)
  return (
    <span>
      {parts.map(({ type, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands between names repeats, and never moves
        <Fragment key={at}>{type === 'element' ? properName(value) : <span>{value}</span>}</Fragment>
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
        .map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text repeat, and never move
          <Fragment key={at}>
            {at % 2 === 1 ? inElement(parts[piece]) : piece === '' ? null : <span>{piece}</span>}
          </Fragment>
        ))}
    </span>
  )
}
