import alert from 'icon:alert-triangle'
import { Fragment, type ReactNode } from 'react'
import type { ImportTotals } from '../../../core/shipments/sheets/import-totals'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { inElement, space } from '../../kit/own-text'

interface ImportSummaryProps {
  totals: ImportTotals
  onMarkShipped(): void
}

type Counted = Exclude<keyof ImportTotals, 'change' | 'changedCells' | 'courierMoves' | 'problemRows' | 'rows'>

/** The counts of the preview in sentences: changes, unchanged rows, and problems. */
export function ImportSummary({ totals, onMarkShipped }: ImportSummaryProps) {
  const t = useText()
  const countTexts = (...keys: readonly Counted[]) =>
    keys.flatMap(key =>
      totals[key] > 0
        ? [t(`shipments.import.${key === 'problemCells' ? 'cellsNeedYou' : key}`, { count: totals[key] })]
        : [],
    )
  const changes = [
    ...countTexts('becomeShipped', 'couriersFilled'),
    ...totals.courierMoves.map(move => t('shipments.import.moves', { ...move })),
  ]
  const rest = [
    ...countTexts('dropped', 'same'),
    ...countTexts('problemCells', 'conflicts').map(text => (
      <b key={text} className="needs-you">
        {text}
      </b>
    )),
    ...countTexts(
      'toCheck',
      'noCourier',
      'unmatched',
      'repeated',
      'rejected',
      'readOnly',
      'leftOut',
      'ignoredStatuses',
    ),
  ]
  return (
    <div className="import-summary" role="status">
      <p>
        <b>
          {totals.change > 0
            ? `${t('shipments.import.willChange', { count: totals.change })} ${t('shipments.import.inCells', { count: totals.changedCells })}`
            : t('shipments.import.nothing')}
        </b>
        {space}
        <List parts={changes} />
      </p>
      <p className="quiet-text">
        <List parts={rest} />
      </p>
      {totals.replacedShipped > 0 && (
        <p className="replaces">
          <Icon of={alert} size={14} />
          <span>{t('shipments.import.replacedShipped', { count: totals.replacedShipped })}</span>
        </p>
      )}
      {totals.stayPending > 0 && (
        <p className="stay-pending">
          <span>{`${t('shipments.import.stayPending', { count: totals.stayPending })} `}</span>
          <Button size="bar" onClick={onMarkShipped}>
            {t('shipments.import.markShipped')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** A list of parts in the form of the locale, with a full stop. */
function List({ parts }: { parts: readonly ReactNode[] }) {
  const t = useText()
  if (parts.length === 0) return null
  const pieces = new Intl.ListFormat(t.locale, { type: 'unit' }).formatToParts(parts.map((_, index) => String(index)))
  return (
    <>
      {pieces.map(({ type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
        <Fragment key={index}>{inElement(type === 'element' ? parts[Number(value)] : value)}</Fragment>
      ))}
      <span>.</span>
    </>
  )
}
