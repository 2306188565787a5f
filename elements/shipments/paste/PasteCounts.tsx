import type { PasteCounts as Counts } from '../../../core/shipments/sheets/paste-plan'
import { useText } from '../../kit/context'
import { space } from '../../kit/own-text'

/** The counts beside the count of filled rows. Zero counts are omitted. */
const countNames = ['couriersRead', 'toFix', 'twice', 'mistyped', 'replaced', 'kept', 'noRow'] as const

/** The count of rows that a paste fills, and the counts of lines to check. */
export function PasteCounts({ counts }: { counts: Counts | null }) {
  const t = useText()
  const notes = countNames.flatMap(key =>
    counts?.[key] ? t(`shipments.paste.count.${key}`, { count: counts[key] }) : [],
  )
  const list = new Intl.ListFormat(t.locale, { type: 'unit' }).format(notes)
  return (
    <p className="paste-counts" role="status">
      {counts && counts.lines > 0 && (
        <>
          <b>{t('shipments.paste.willFill', { filled: counts.filled, count: counts.lines })}</b>
          {space}
          {list !== '' && <span>{t('shipments.paste.counts', { list })}</span>}
        </>
      )}
    </p>
  )
}
