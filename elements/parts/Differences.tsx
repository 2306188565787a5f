import '../../core/drafts/words'
import type { Difference } from '../../core/drafts/differences'
import { useText } from '../kit/context'
import { Diff } from '../kit/feedback/Diff'
import { TextParts } from './TextParts'

/** The differences between two values, a line for each entry: the old value struck through, then the new value. */
export function Differences({ of }: { of: readonly Difference[] }) {
  const t = useText()
  return (
    <ul className="differences">
      {of.map(({ key, title, before, after }) => (
        <li key={key}>
          <span className="differences-of">{t.text(title)}</span>
          <Diff
            removed={after === null}
            before={before && <TextParts of={before} />}
            after={after ? <TextParts of={after} /> : t('shared.wasRemoved')}
          />
        </li>
      ))}
    </ul>
  )
}
