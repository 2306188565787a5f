import undo from 'icon:arrow-back-up'
import { useText } from '../../kit/context'
import { Diff } from '../../kit/feedback/Diff'
import { IconButton } from '../../kit/fields/IconButton'
import { inElement } from '../../kit/own-text'
import type { PreviewCellProps } from './preview-row'

interface CellTextsProps extends PreviewCellProps {
  mono?: boolean
  /** Returns the text of a value; by default the value itself. */
  format?(value: string): string
}

/** The value of a cell before and after the import: the old one struck through, the new one beside it. */
export function CellTexts({ row, field, ctx, mono = false, format = value => value }: CellTextsProps) {
  const t = useText()
  const { from, to, state, corrected, message, shown, theirs } = row.cells[field]
  const show = (value: string) => (
    <span className={mono ? 'mono' : undefined} translate={mono || field.endsWith('Courier') ? 'no' : undefined}>
      {format(value)}
    </span>
  )
  if (state === 'ignored')
    return (
      <>
        {show(from)}
        <span className="cell-sub">
          <span>{`${to} · `}</span>
          {inElement(message && t.text(message))}
        </span>
      </>
    )
  if (theirs !== null)
    return (
      <dl className="two-values">
        <dt>{t('shipments.import.inSheet')}</dt>
        <dd>{show(to)}</dd>
        <dt>{t('shipments.import.savedSince')}</dt>
        <dd>{theirs === '' ? '–' : show(theirs)}</dd>
      </dl>
    )
  if (state === 'kept') return <span className="unchanged">{to === '' ? '–' : show(to)}</span>
  return (
    <>
      <span className="cell-words">
        <Diff before={from === '' ? null : show(from)} after={show(to)} corrected={corrected} />
        {corrected && (
          <IconButton
            icon={undo}
            label={t('shipments.import.undoCorrection')}
            onClick={() => ctx.onCorrect(row.row, field, '', false)}
          />
        )}
      </span>
      {shown !== null && (
        <span className="cell-sub" translate="no">
          {shown === '' ? t('shipments.import.hiddenInFile') : t('shipments.import.inFile', { text: shown })}
        </span>
      )}
    </>
  )
}
