import { toJson } from '../../core/base/json'
import words from '../../core/i18n/en/work-orders-none'
import { registerMessages } from '../../core/i18n/translate'
import type { ListQuery } from '../../core/work-orders/types'
import { useOverReload } from '../base/bridge/use-over-reload'
import { useText } from '../kit/context'

registerMessages('en', words)

/** A status that was chosen, among the rows of a query. */
interface Chosen {
  readonly status: string
  readonly query: ListQuery
}

interface EndedProps {
  chosen: Chosen
  /** The status that is shown. */
  filter: string
  query: ListQuery
  /** What was chosen before the page was reloaded. */
  onBack(chosen: Chosen): void
}

/** How many rows of the page the legend leaves, and of how many. */
export function FilterCount({ shown, of }: { shown: number; of: number }) {
  const t = useText()
  return (
    <span className="quiet-text" role="status">
      {t('workOrders.filtered', { shown, count: of })}
    </span>
  )
}

/** Says to those who listen that the filter has ended by itself. A reload of the page does not end it. */
export function FilterEnded({ chosen, filter, query, onBack }: EndedProps) {
  const t = useText()
  const asked = toJson(query)
  useOverReload('work-orders', [filter, asked], ([status = filter, among]) => {
    if (among === asked) onBack({ status, query })
  })
  return (
    <span className="sr-only" role="status">
      {filter !== chosen.status && t('workOrders.filterEnded')}
    </span>
  )
}
