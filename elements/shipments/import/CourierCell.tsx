import { useId, useState } from 'react'
import { blocksImport, needsCourier } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Combo } from '../../kit/fields/Combo'
import { CellTexts } from './CellTexts'
import { type CourierField, nameOf, type PreviewCellProps } from './preview-row'
import { RowFixes } from './RowFixes'

/** A courier, or a field to choose a courier when the sheet has no courier or an unknown courier. */
export function CourierCell({ row, field, ctx }: PreviewCellProps<CourierField>) {
  const t = useText()
  const [isForAll, setForAll] = useState(true)
  const hintId = useId()
  const isUnknown = blocksImport(row, field)
  const isLacking = field === 'shippingCourier' && !isUnknown && needsCourier(row)
  if (!isUnknown && !isLacking)
    return (
      <>
        <CellTexts row={row} field={field} ctx={ctx} />
        <RowFixes row={row} field={field} ctx={ctx} />
      </>
    )
  const { message } = row.cells[field]
  const to = isLacking ? '' : row.cells[field].to
  function reason(): string {
    if (isLacking) return t('shipments.import.needsCourier')
    return message ? t.text(message) : ''
  }
  const alikeCount = row.alike[field]
  return (
    <div className="correct" data-problem={isUnknown ? 'hinders' : ''}>
      <Combo
        label={t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: nameOf(row) })}
        labelHidden
        small
        invalid={isUnknown}
        value={to}
        options={ctx.couriers}
        describedBy={hintId}
        onChange={text => ctx.onCorrect(row.row, field, text, isForAll && alikeCount > 1)}
      />
      {isLacking && <RowFixes row={row} field={field} ctx={ctx} />}
      <div className="correct-words">
        <span id={hintId}>{reason()}</span>
        {alikeCount > 1 && (
          <Checkbox
            label={t('shipments.import.useForAll', { count: alikeCount })}
            checked={isForAll}
            onChange={setForAll}
          />
        )}
      </div>
    </div>
  )
}
