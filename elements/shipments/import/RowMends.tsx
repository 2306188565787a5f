import { mendsOfRow } from '../../../core/shipments/sheets/import-mends'
import type { EditField } from '../../../core/shipments/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { mendWord } from './mend-word'
import { nameOf, type PreviewContext, type PreviewRow } from './preview-row'

interface RowMendsProps {
  row: PreviewRow
  field: EditField
  ctx: PreviewContext
}

/** The values that would mend a cell of a row; an unknown courier has its own field. */
export function RowMends({ row, field, ctx }: RowMendsProps) {
  const t = useText()
  const mends = mendsOfRow(row, ctx.shippingTypes).filter(
    mend => mend.field === field && mend.kind !== 'unknown-courier',
  )
  const values = mends.flatMap(({ suggestions }) => suggestions)
  if (values.length === 0) return null
  return (
    <span className="row-mends" data-problem="" tabIndex={-1}>
      {values.map(value => (
        <Button
          key={value}
          size="bar"
          aria-label={t('shipments.import.mendOf', { value: mendWord(field, value, t), theatre: nameOf(row) })}
          onClick={() => ctx.onMend([row.row], field, value)}
        >
          {t('shipments.import.mendOne', { value: mendWord(field, value, t) })}
        </Button>
      ))}
    </span>
  )
}
