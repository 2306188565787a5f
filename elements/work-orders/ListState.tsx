import type { Resource } from '../../core/base/resource'
import type { Items, ListQuery, WorkOrderPage } from '../../core/work-orders/types'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Skeleton } from '../kit/states/Skeleton'
import { NoRows } from './NoRows'

interface ListStateProps {
  page: Resource<WorkOrderPage>
  query: ListQuery
  onItems(items: Items): void
  onRetry(): void
}

/** What stands where there are no rows: not yet, none, or an error. */
export function ListState({ page, query, onItems, onRetry }: ListStateProps) {
  const t = useText()
  return (
    <ReadState
      read={page}
      title={t('workOrders.loadFailed')}
      skeleton={<Skeleton rows={query.pageSize} columns={5} />}
      onRetry={onRetry}
    >
      <NoRows query={query} onItems={onItems} />
    </ReadState>
  )
}
