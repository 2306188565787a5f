import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'

/** What is said of one thing: its parts, one after the other. */
export function Words({ of }: { of: readonly Text[] }) {
  const t = useText()
  return <span>{of.map(each => t.text(each)).join(' · ')}</span>
}
