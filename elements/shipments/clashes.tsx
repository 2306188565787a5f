import { whoseClash } from '../../core/drafts/clash'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { clashWords } from '../base/drafts/draft-words'
import { TakeOrKeep } from '../base/drafts/TakeOrKeep'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Differences } from '../parts/Differences'
import { useOrder } from './order-context'
import { idOf } from './row-context'
import { differencesOf, mostListed } from './row-words'

interface ClashBannerProps {
  /** The rows that wait for a choice. */
  clashing: readonly ShipmentRow[]
  /** Leads to the choice of a row. */
  onShow(id: string): void
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
      rank="choice"
      step={
        isSeen ? (
          <TakeOrKeep from={from} onTake={() => store.takeTheirs(ids)} onKeep={() => store.keepMine(ids)} />
        ) : (
          <Button size="bar" onClick={() => onShow(ids[0] ?? '')}>
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
