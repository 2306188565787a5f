import type { Items, ListQuery } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'

const looksAt = {
  current: 'workOrders.noMatchDetail',
  past: 'workOrders.noMatchPastDetail',
  all: 'workOrders.noMatchAllDetail',
} as const satisfies Record<Items, string>

/** A list that is empty, or that nothing fits in, with the next step. */
export function NoRows({ query, onItems }: { query: ListQuery; onItems(items: Items): void }) {
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
      {t(looksAt[query.items])}
    </EmptyState>
  )
}
