import { takeWords } from '../base/drafts/draft-words'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import type { CellProps } from './row-context'
import { listedValues } from './values'

/** What stands against what was typed in the fields of a row, and the choice between both. */
export function Elsewhere({ row, ctx }: CellProps) {
  const t = useText()
  const ids = [row.shipment.id]
  const values = listedValues(row.theirs ? [row.theirs] : [], t)
  return (
    <div className="elsewhere" data-tone="warn">
      <span>{t(row.theirsFrom === 'sent' ? 'shipments.alreadySaved' : 'shipments.elsewhere', { values })}</span>
      <span className="elsewhere-steps">
        <Button size="bar" onClick={() => ctx.onTakeTheirs(ids)}>
          {takeWords(row.theirsFrom, t)}
        </Button>
        <Button size="bar" onClick={() => ctx.onKeepMine(ids)}>
          {t('shared.keepMine')}
        </Button>
      </span>
    </div>
  )
}
