import { formatFilter, noFilter, type OrderFilter, parseFilter } from '../../../core/work-orders/active/filter'
import type { DayFilter } from '../../views/day/day-context'
import type { WorkOrdersProps } from '../contract'

type Setters = { values: WorkOrdersProps['values']; setView: WorkOrdersProps['host']['setView'] }

export function dayFilter({ values, setView }: Setters): DayFilter {
  const current = parseFilter(values.filter) ?? noFilter
  const textOf = (criteria: Partial<OrderFilter>) => formatFilter({ ...noFilter, ...criteria })
  const isList = values.items === 'current' && values.search === ''
  /** Returns the filter without the criteria of a day figure. */
  const without = (criteria: Partial<OrderFilter>) =>
    formatFilter({
      ...current,
      ...Object.fromEntries(Object.keys(criteria).map(name => [name, noFilter[name as keyof OrderFilter]])),
    })
  const has = (criteria: Partial<OrderFilter>) => formatFilter({ ...current, ...criteria }) === formatFilter(current)
  return {
    isSet: criteria => isList && has(criteria),
    toggle(criteria) {
      if (values.items !== 'current') setView('items', 'current')
      if (values.search !== '') setView('search', '')
      setView('filter', isList && has(criteria) ? without(criteria) : textOf(criteria))
    },
  }
}
