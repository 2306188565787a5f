import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import type { ShipmentEdit } from '../../core/shipments/types'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import type { CellProps } from './row-context'
import { listedValues } from './values'

registerMessages('en', words)

interface ElsewhereProps extends CellProps {
  readonly theirs: Partial<ShipmentEdit>
}

/** What somebody else wrote into the fields that are being edited here, and the choice between both. */
export function Elsewhere({ row, ctx, theirs }: ElsewhereProps) {
  const t = useText()
  const ids = [row.shipment.id]
  return (
    <div className="elsewhere" data-tone="warn">
      <span>{t('shipments.elsewhere', { values: listedValues([theirs], t) })}</span>
      <span className="elsewhere-steps">
        <Button size="bar" onClick={() => ctx.onTakeTheirs(ids)}>
          {t('shipments.takeTheirs')}
        </Button>
        <Button size="bar" onClick={() => ctx.onKeepMine(ids)}>
          {t('shipments.keepMine')}
        </Button>
      </span>
    </div>
  )
}
