import words from '../../core/i18n/en/work-orders-none'
import { registerMessages } from '../../core/i18n/translate'
import type { Items, ListQuery } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'

registerMessages('en', words)

interface NoRowsProps {
  query: ListQuery
  onItems(items: Items): void
}

/** A list that is empty, or that nothing fits in, with the next step. */
export function NoRows({ query, onItems }: NoRowsProps) {
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
