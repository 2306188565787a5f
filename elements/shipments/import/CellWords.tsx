import undo from 'icon:arrow-back-up'
import { useText } from '../../kit/context'
import { Diff } from '../../kit/feedback/Diff'
import { IconButton } from '../../kit/fields/IconButton'
import { inElement } from '../../kit/own-text'
import type { PreviewCellProps } from './preview-row'

interface CellWordsProps extends PreviewCellProps {
  mono?: boolean
  /** How a value is written, where it is not its own words. */
  say?(value: string): string
}

/** The value of a cell before and after the import: the old one is struck through, the new one stands beside it. */
export function CellWords({ row, field, ctx, mono = false, say = value => value }: CellWordsProps) {
  const t = useText()
  const { from, to, state, corrected, message, shown, theirs } = row.cells[field]
  const words = (value: string) => (
    <span className={mono ? 'mono' : undefined} translate={mono || field.endsWith('Courier') ? 'no' : undefined}>
      {say(value)}
    </span>
  )
  if (state === 'ignored')
    return (
      <>
        {words(from)}
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
        <dd>{words(to)}</dd>
        <dt>{t('shipments.import.savedSince')}</dt>
        <dd>{theirs === '' ? '–' : words(theirs)}</dd>
      </dl>
    )
  if (state === 'kept') return <span className="unchanged">{to === '' ? '–' : words(to)}</span>
  return (
    <>
      <span className="cell-words">
        <Diff before={from === '' ? null : words(from)} after={words(to)} corrected={corrected} />
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
