import undo from 'icon:arrow-back-up'
import type { PlannedCell } from '../../../core/shipments/sheets/import-plan'
import { useText } from '../../kit/context'
import { Diff } from '../../kit/feedback/Diff'
import { IconButton } from '../../kit/fields/IconButton'

interface CellWordsProps {
  cell: PlannedCell
  mono?: boolean
  /** The row waits for this cell when it is a problem. */
  open?: boolean
  /** How a value is written, where it is not its own words. */
  say?(value: string): string
  /** Takes back what was corrected here. */
  onUndo?(): void
}

/** What stands in a cell and what will: old struck through, new beside it. */
export function CellWords({ cell, mono = false, open = false, say = value => value, onUndo }: CellWordsProps) {
  const t = useText()
  const { from, to, state, corrected, message } = cell
  const words = (value: string) => <span className={mono ? 'mono' : undefined}>{say(value)}</span>
  if (state === 'ignored')
    return (
      <>
        {words(from)}
        <span className="cell-sub">
          {to} · {message && t.text(message)}
        </span>
      </>
    )
  if (open && state === 'problem' && message)
    return (
      <span data-problem="hinders" tabIndex={-1}>
        {words(to)}
        <span className="field-message" data-tone="danger">
          {t.text(message)}
        </span>
      </span>
    )
  if (state === 'kept')
    return to === '' ? <span className="unchanged">–</span> : <span className="unchanged">{words(to)}</span>
  return (
    <span className="cell-words">
      <Diff before={from === '' ? null : words(from)} after={words(to)} corrected={corrected} />
      {corrected && onUndo && <IconButton icon={undo} label={t('shipments.import.undoMend')} onClick={onUndo} />}
    </span>
  )
}
