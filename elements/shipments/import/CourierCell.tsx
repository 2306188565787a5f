import { useId, useState } from 'react'
import { blocksImport } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Combo } from '../../kit/fields/Combo'
import { CellWords } from './CellWords'
import { type CourierField, nameOf, type PreviewCellProps } from './preview-row'
import { RowFixes } from './RowFixes'

/** A courier, or the choice of one where the sheet names none that is known. */
export function CourierCell({ row, field, ctx }: PreviewCellProps<CourierField>) {
  const t = useText()
  const [all, setAll] = useState(true)
  const hintId = useId()
  if (!blocksImport(row, field))
    return (
      <>
        <CellWords row={row} field={field} ctx={ctx} />
        <RowFixes row={row} field={field} ctx={ctx} />
      </>
    )
  const { to } = row.cells[field]
  const alike = row.alike[field]
  return (
    <div className="correct" data-problem="hinders">
      <Combo
        label={t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: nameOf(row) })}
        labelHidden
        small
        invalid
        value={to}
        options={ctx.couriers}
        describedBy={hintId}
        onChange={words => ctx.onCorrect(row.row, field, words, all && alike > 1)}
      />
      <div className="correct-words">
        <span id={hintId}>{t('shipments.import.unknownCourier', { typed: to })}</span>
        {alike > 1 && (
          <Checkbox label={t('shipments.import.useForAll', { count: alike })} checked={all} onChange={setAll} />
        )}
      </div>
    </div>
  )
}
