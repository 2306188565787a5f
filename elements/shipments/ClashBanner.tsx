import { type Clash, whoseClash } from '../../core/drafts/clash'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { clashWords, takeWords } from '../base/drafts/draft-words'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Differences } from '../parts/Differences'
import type { Spot } from './problem-spots'
import { idOf, type RowActions } from './row-context'
import { differencesOf, mostListed } from './values'

registerMessages('en', words)

interface ClashBannerProps {
  /** The rows that wait for a choice. */
  clashing: readonly ShipmentRow[]
  actions: Pick<RowActions, 'onTakeTheirs' | 'onKeepMine'>
  /** Puts the focus into a cell, wherever it is. */
  onSpot(spot: Spot): void
}

/** What differs in the rows that wait for a choice, and one choice for all of them; of more than one can look over, the way to the first. */
export function ClashBanner({ clashing, actions, onSpot }: ClashBannerProps) {
  const t = useText()
  const ids = clashing.map(idOf)
  const differences = clashing.flatMap(row => differencesOf(row, t))
  const from = whoseClash(clashing.flatMap(({ theirsFrom }): Clash['from'][] => (theirsFrom ? [theirsFrom] : [])))
  const isSeen = differences.length <= mostListed
  return (
    <Banner
      tone="warn"
      step={
        isSeen ? (
          <>
            <Button size="bar" onClick={() => actions.onTakeTheirs(ids)}>
              {takeWords(from, t)}
            </Button>
            <Button size="bar" onClick={() => actions.onKeepMine(ids)}>
              {t('shared.keepMine')}
            </Button>
          </>
        ) : (
          <Button size="bar" onClick={() => onSpot({ id: ids[0] ?? '', field: 'shippingTracking' })}>
            {t('shipments.showFirst')}
          </Button>
        )
      }
    >
      {from === 'server' ? t('shipments.theirs', { count: ids.length }) : t(clashWords[from])}
      {isSeen && <Differences of={differences} />}
    </Banner>
  )
}
