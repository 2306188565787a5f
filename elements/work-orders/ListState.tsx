import type { Resource } from '../../core/base/resource'
import type { Items, ListQuery, WorkOrderPage } from '../../core/work-orders/types'
import { ReadState } from '../base/ReadState'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import { Skeleton } from '../kit/states/Skeleton'

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

function NoRows({ query, onItems }: Pick<ListStateProps, 'query' | 'onItems'>) {
  const t = useText()
  const past = query.items === 'past'
  if (query.search === '')
    return (
      <EmptyState title={t(past ? 'workOrders.nonePast' : 'workOrders.none')}>
        {t(past ? 'workOrders.nonePastDetail' : 'workOrders.noneDetail')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('workOrders.noMatch', { search: query.search })}
      steps={
        query.items === 'all' ? undefined : (
          <Button onClick={() => onItems(past ? 'current' : 'past')}>
            {t(past ? 'workOrders.searchActive' : 'workOrders.searchArchive')}
          </Button>
        )
      }
    >
      {t(past ? 'workOrders.noMatchPastDetail' : 'workOrders.noMatchDetail')}
    </EmptyState>
  )
}
