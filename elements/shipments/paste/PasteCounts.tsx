import type { PasteCounts as Counts } from '../../../core/shipments/sheets/paste-plan'
import { useText } from '../../kit/context'
import { space } from '../../kit/own-text'

/** The counts beside the number of filled rows; those of zero are left out. */
const told = ['couriersRead', 'toFix', 'twice', 'mistyped', 'replaced', 'kept', 'noRow'] as const

/** Says how many rows a paste fills, and counts the lines that need a look. */
export function PasteCounts({ counts }: { counts: Counts | null }) {
  const t = useText()
  const notes = told.flatMap(key => (counts?.[key] ? t(`shipments.paste.count.${key}`, { count: counts[key] }) : []))
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
