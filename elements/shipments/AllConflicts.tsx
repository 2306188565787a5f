import { type Clash, whoseClash } from '../../core/drafts/clash'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { useOrder } from './order-context'
import { idOf } from './row-context'

const takeTexts = {
  server: 'shipments.conflict.takeAll',
  sent: 'shared.takeTheirs',
  window: 'shared.takeOther',
} as const satisfies Record<Clash['from'], string>

/** One choice for all rows in conflict, in the save bar. It saves nothing yet. */
export function AllConflicts({ rows }: { rows: readonly ShipmentRow[] }) {
  const { store } = useOrder()
  const t = useText()
  const ids = rows.map(idOf)
  const from = whoseClash(rows.flatMap(({ theirsFrom }) => theirsFrom ?? []))
  return (
    <>
      <Button kind="quiet" onClick={() => store.takeTheirs(ids)}>
        {t(takeTexts[from])}
      </Button>
      <Button kind="quiet" onClick={() => store.keepMine(ids)}>
        {t('shipments.conflict.keepAll')}
      </Button>
    </>
  )
}
