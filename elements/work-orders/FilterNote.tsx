import words from '../../core/i18n/en/work-orders-none'
import { registerMessages } from '../../core/i18n/translate'
import { useText } from '../kit/context'

registerMessages('en', words)

interface FilterNoteProps {
  /** How many rows of the page the legend leaves, and of how many; null where it leaves all. */
  left: readonly [shown: number, of: number] | null
  /** The filter has ended by itself: said to those who listen. */
  ended?: boolean
}

/** What the legend has done to the page. */
export function FilterNote({ left, ended = false }: FilterNoteProps) {
  const t = useText()
  return (
    <span className={left ? 'quiet-text' : 'sr-only'} role="status">
      {left ? t('workOrders.filtered', { shown: left[0], count: left[1] }) : ended && t('workOrders.filterEnded')}
    </span>
  )
}
