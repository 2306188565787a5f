import { toJson } from '../../core/base/json'
import type { ListQuery } from '../../core/work-orders/types'
import { useOverReload } from '../base/bridge/use-over-reload'
import { useText } from '../kit/context'

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
