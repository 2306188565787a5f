import type { Items, ListQuery } from '../../core/work-orders/types'
import '../../core/schedule/words'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { noOrders, nothingFound } from '../kit/drawings/empty'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'

const noMatchDetails = {
  current: 'workOrders.noMatchDetail',
  past: 'workOrders.noMatchPastDetail',
  all: 'workOrders.noMatchAllDetail',
} as const satisfies Record<Items, string>

interface NoRowsProps {
  query: ListQuery
  /** Whether orders exist and the filter hides all of them. */
  isFiltered: boolean
  /** Whether the filter needs appliances that could not be read. */
  isFailing: boolean
  onItems(items: Items): void
  onClear(): void
}

/** The state of an empty list or of a list without a match, with the next step. */
export function NoRows({ query, isFiltered, isFailing, onItems, onClear }: NoRowsProps) {
  const t = useText()
  const { host } = useScreen()
  const past = query.items === 'past'
  if (isFiltered)
    return (
      <EmptyState
        drawing={nothingFound}
        title={t(isFailing ? 'schedule.appliancesFailing' : 'workOrders.filter.none')}
        steps={<Button onClick={onClear}>{t('workOrders.filter.clear')}</Button>}
      >
        {t('workOrders.filter.noneDetail')}
      </EmptyState>
    )
  if (query.search === '')
    return (
      <EmptyState
        drawing={noOrders}
        title={t(past ? 'workOrders.nonePast' : 'workOrders.none')}
        steps={!past && <Button onClick={() => host.navigate('/service-areas')}>{t('workOrders.toAreas')}</Button>}
      >
        {t(past ? 'workOrders.nonePastDetail' : 'workOrders.noneDetail')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={nothingFound}
      title={t('workOrders.noMatch', { search: query.search })}
      steps={
        query.items === 'all' ? undefined : (
          <Button onClick={() => onItems(past ? 'current' : 'past')}>
            {t(past ? 'workOrders.searchActive' : 'workOrders.searchArchive')}
          </Button>
        )
      }
    >
      {t(noMatchDetails[query.items])}
    </EmptyState>
  )
}
