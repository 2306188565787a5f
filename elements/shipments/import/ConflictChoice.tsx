import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { nameOf, type PreviewContext, type PreviewRow } from './preview-row'

/** The choice between the values of the sheet and the values that another person has saved since. */
export function ConflictChoice({ row, ctx }: { row: PreviewRow; ctx: PreviewContext }) {
  const t = useText()
  const theatre = nameOf(row)
  return (
    <span className="row-fixes" data-problem="hinders">
      <Button
        size="bar"
        aria-label={t('shipments.import.keepSheetOf', { theatre })}
        onClick={() => ctx.onResolve(row.row, 'sheet')}
      >
        {t('shipments.import.keepSheet')}
      </Button>
      <Button
        size="bar"
        aria-label={t('shipments.import.keepSavedOf', { theatre })}
        onClick={() => ctx.onResolve(row.row, 'saved')}
      >
        {t('shipments.import.keepSaved')}
      </Button>
    </span>
  )
}
