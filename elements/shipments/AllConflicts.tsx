import { type Clash, chooseClashSource } from '../../core/drafts/clash'
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

interface AllConflictsProps {
  /** The rows in conflict. */
  readonly rows: readonly ShipmentRow[]
  /** Whether a save is in flight. */
  readonly busy: boolean
  /** Is called after a choice, because its buttons disappear and the focus has to move. */
  onChosen(): void
}

/** One choice for all rows in conflict, in the save bar. It does not save them. */
export function AllConflicts({ rows, busy, onChosen }: AllConflictsProps) {
  const { store } = useOrder()
  const t = useText()
  const ids = rows.map(idOf)
  const from = chooseClashSource(rows.flatMap(({ theirsFrom }) => theirsFrom ?? []))
  const offReason = busy ? t('kit.loading') : undefined
  const choose = (resolve: (ids: readonly string[]) => void) => () => {
    resolve(ids)
    onChosen()
  }
  return (
    <>
      <Button kind="quiet" offReason={offReason} onClick={choose(store.takeTheirs)}>
        {t(takeTexts[from])}
      </Button>
      <Button kind="quiet" offReason={offReason} onClick={choose(store.keepMine)}>
        {t('shipments.conflict.keepAll')}
      </Button>
    </>
  )
}
