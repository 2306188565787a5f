import type { Resource } from '../../core/base/resource'
import { failureText } from '../../core/notifications/failure-text'
import type { Items, ListQuery, WorkOrderPage } from '../../core/work-orders/types'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
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
  if (page.failure)
    return (
      <ErrorState title={t('workOrders.loadFailed')} onRetry={onRetry} busy={page.busy}>
        {t.text(failureText(page.failure))}
      </ErrorState>
    )
  if (page.data === null) return <Skeleton rows={query.pageSize} columns={5} />
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
