import { fixesOfRow } from '../../../core/shipments/sheets/import-fixes'
import type { EditField } from '../../../core/shipments/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { fixText } from './fix-text'
import { nameOf, type PreviewContext, type PreviewRow } from './preview-row'

interface RowFixesProps {
  row: PreviewRow
  field: EditField
  ctx: PreviewContext
}

/** The suggested values for a cell of a row. An unknown courier has its own field. */
export function RowFixes({ row, field, ctx }: RowFixesProps) {
  const t = useText()
  const fixes = fixesOfRow(row, ctx.shippingTypes).filter(fix => fix.field === field && fix.kind !== 'unknown-courier')
  const values = fixes.flatMap(({ suggestions }) => suggestions)
  if (values.length === 0) return null
  return (
    <span className="row-fixes" data-problem="" tabIndex={-1}>
      {values.map(value => (
        <Button
          key={value}
          size="bar"
          aria-label={t('shipments.import.fixOf', { value: fixText(field, value, t), theatre: nameOf(row) })}
          onClick={() => ctx.onFix([row.row], field, value)}
        >
          {t('shipments.import.fixOne', { value: fixText(field, value, t) })}
        </Button>
      ))}
    </span>
  )
}
