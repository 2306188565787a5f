import { whoseClash } from '../../core/drafts/clash'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { clashWords } from '../base/drafts/draft-words'
import { TakeOrKeep } from '../base/drafts/TakeOrKeep'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Differences } from '../parts/Differences'
import { useOrder } from './order-context'
import type { Place } from './place'
import { type CellProps, idOf } from './row-context'
import { differencesOf, listedValues, mostListed } from './row-words'

interface ClashBannerProps {
  /** The rows that wait for a choice. */
  clashing: readonly ShipmentRow[]
  onShow(place: Place): void
}

/** What differs in the rows that wait for a choice, and one choice for all of them; of more than one can look over, the way to the first. */
export function ClashBanner({ clashing, onShow }: ClashBannerProps) {
  const { store } = useOrder()
  const t = useText()
  const ids = clashing.map(idOf)
  const differences = clashing.flatMap(row => differencesOf(row, t))
  const from = whoseClash(clashing.flatMap(({ theirsFrom }) => theirsFrom ?? []))
  const isSeen = differences.length <= mostListed
  return (
    <Banner
      tone="warn"
      step={
        isSeen ? (
          <TakeOrKeep from={from} onTake={() => store.takeTheirs(ids)} onKeep={() => store.keepMine(ids)} />
        ) : (
          <Button size="bar" onClick={() => onShow({ id: ids[0] ?? '', field: 'shippingTracking' })}>
            {t('shipments.showFirst')}
          </Button>
        )
      }
    >
      <span>{from === 'server' ? t('shipments.theirs', { count: ids.length }) : t(clashWords[from])}</span>
      {isSeen && <Differences of={differences} />}
    </Banner>
  )
}

/** What stands against what was typed in the fields of a row, and the choice between both. */
export function Elsewhere({ row, ctx }: CellProps) {
  const t = useText()
  const ids = [row.shipment.id]
  const values = listedValues(row.theirs ? [row.theirs] : [], t)
  return (
    <div className="elsewhere" data-tone="warn">
      <span>{t(row.theirsFrom === 'sent' ? 'shipments.alreadySaved' : 'shipments.elsewhere', { values })}</span>
      <span className="elsewhere-steps">
        <TakeOrKeep
          from={row.theirsFrom}
          onTake={() => ctx.store.takeTheirs(ids)}
          onKeep={() => ctx.store.keepMine(ids)}
        />
      </span>
    </div>
  )
}
