import { Fragment, type ReactNode } from 'react'
import type { ImportTotals } from '../../../core/shipments/sheets/import-plan'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface ImportSummaryProps {
  totals: ImportTotals
  onMarkShipped(): void
}

/** The preview in sentences: what changes, what does not, and what needs a person. */
export function ImportSummary({ totals, onMarkShipped }: ImportSummaryProps) {
  const t = useText()
  const counted = (count: number, words: ReactNode) => (count > 0 ? [words] : [])
  const changes: ReactNode[] = [
    ...counted(totals.becomeShipped, t('shipments.import.becomeShipped', { count: totals.becomeShipped })),
    ...totals.courierMoves.map(move => t('shipments.import.moves', { ...move })),
  ]
  const rest: ReactNode[] = [
    ...counted(totals.dropped, t('shipments.import.dropped', { count: totals.dropped })),
    ...counted(totals.same, t('shipments.import.same', { count: totals.same })),
    ...counted(
      totals.problemCells,
      <b className="needs-you">{t('shipments.import.cellsNeedYou', { count: totals.problemCells })}</b>,
    ),
    ...counted(totals.unmatched, t('shipments.import.unmatched', { count: totals.unmatched })),
    ...counted(totals.repeated, t('shipments.import.repeated', { count: totals.repeated })),
    ...counted(totals.rejected, t('shipments.import.rejected', { count: totals.rejected })),
    ...counted(totals.readOnly, t('shipments.import.readOnly', { count: totals.readOnly })),
    ...counted(totals.leftOut, t('shipments.import.leftOut', { count: totals.leftOut })),
    ...counted(totals.ignoredStatuses, t('shipments.import.ignoredStatuses', { count: totals.ignoredStatuses })),
  ]
  return (
    <div className="import-summary" role="status">
      <p>
        <b>
          {totals.change > 0
            ? `${t('shipments.import.willChange', { count: totals.change })} ${t('shipments.import.inCells', { count: totals.changedCells })}`
            : t('shipments.import.nothing')}
        </b>{' '}
        <List parts={changes} />
      </p>
      <p className="quiet-text">
        <List parts={rest} />
      </p>
      {totals.stayPending > 0 && (
        <p className="stay-pending">
          {t('shipments.import.stayPending', { count: totals.stayPending })}{' '}
          <Button size="bar" onClick={onMarkShipped}>
            {t('shipments.import.markShipped')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Parts of a sentence in the locale's way, with a full stop. */
function List({ parts }: { parts: readonly ReactNode[] }) {
  const t = useText()
  if (parts.length === 0) return null
  const pieces = new Intl.ListFormat(t.locale, { type: 'unit' }).formatToParts(parts.map((_, index) => String(index)))
  return (
    <>
      {pieces.map(({ type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
        <Fragment key={index}>{type === 'element' ? parts[Number(value)] : value}</Fragment>
      ))}
      {'.'}
    </>
  )
}
