import { isolatedIn } from '../../core/i18n/direction'
import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'

/** What is said of one thing: its parts, one after the other. */
export function Words({ of }: { of: readonly Text[] }) {
  const t = useText()
  const words = of.map(each => ('verbatim' in each ? isolatedIn(t.locale, each.verbatim) : t.text(each)))
  return <span>{words.join(' · ')}</span>
}
