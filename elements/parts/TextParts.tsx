import { isolatedIn } from '../../core/i18n/direction'
import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'

/** Shows the parts of a text one after another. No line begins with the dot between them. */
export function TextParts({ of }: { of: readonly Text[] }) {
  const t = useText()
  const parts = of.map(each => ('verbatim' in each ? isolatedIn(t.locale, each.verbatim) : t.text(each)))
  return <span>{parts.join('\u00a0· ')}</span>
}
