import { lazy } from '../../core/base/lazy'
import type { Resource } from '../../core/base/resource'
import type { Items, ListQuery, WorkOrderPage } from '../../core/work-orders/types'
import { ReadState } from '../base/ReadState'
import { useText } from '../kit/context'
import { Part } from '../kit/Part'
import { Skeleton } from '../kit/states/Skeleton'

const noRowsPart = lazy(() => import('./NoRows'), 'NoRows')

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
      <Part of={noRowsPart} props={{ query, onItems }} rows={3} />
    </ReadState>
  )
}
