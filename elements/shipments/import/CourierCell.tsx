import { useId, useState } from 'react'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Combo } from '../../kit/fields/Combo'
import { CellWords } from './CellWords'
import { type CourierField, isRefused, type PreviewContext, type PreviewRow } from './preview-row'

interface CourierCellProps {
  row: PreviewRow
  field: CourierField
  ctx: PreviewContext
}

/** A courier, or the choice of one where the sheet names none that is known. */
export function CourierCell({ row, field, ctx }: CourierCellProps) {
  const t = useText()
  const [all, setAll] = useState(true)
  const hintId = useId()
  const cell = row.cells[field]
  const isOpen = cell.state === 'problem' && row.outcome === 'problem'
  if (!isOpen) return <CellWords cell={cell} onUndo={() => ctx.onCorrect(row.row, field, '', false)} />
  const alike = row.alike[field]
  return (
    <div className="correct" data-problem="hinders">
      <Combo
        label={t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: row.theatre })}
        labelHidden
        small
        invalid
        value={cell.to}
        options={ctx.couriers}
        describedBy={hintId}
        onChange={words => ctx.onCorrect(row.row, field, words, all && alike > 1)}
      />
      <div className="correct-words">
        <span id={hintId}>
          {isRefused(cell) ? t.text(cell.message) : t('shipments.import.unknownCourier', { typed: cell.to })}
        </span>
        {alike > 1 && (
          <Checkbox label={t('shipments.import.useForAll', { count: alike })} checked={all} onChange={setAll} />
        )}
      </div>
    </div>
  )
}
