import { formatFilter, noFilter, type OrderFilter, parseFilter } from '../../../core/work-orders/active/filter'
import type { DayFilter } from '../../views/day/day-context'
import type { WorkOrdersProps } from '../contract'

type Setters = { values: WorkOrdersProps['values']; setView: WorkOrdersProps['host']['setView'] }

export function dayFilter({ values, setView }: Setters): DayFilter {
  const current = parseFilter(values.filter) ?? noFilter
  const textOf = (part: Partial<OrderFilter>) => formatFilter({ ...noFilter, ...part })
  const isList = values.items === 'current' && values.search === ''
  /** Returns the filter without the parts that a day figure sets. */
  const without = (part: Partial<OrderFilter>) =>
    formatFilter({
      ...current,
      ...Object.fromEntries(Object.keys(part).map(name => [name, noFilter[name as keyof OrderFilter]])),
    })
  const has = (part: Partial<OrderFilter>) => formatFilter({ ...current, ...part }) === formatFilter(current)
  return {
    isSet: part => isList && has(part),
    toggle(part) {
      if (values.items !== 'current') setView('items', 'current')
      if (values.search !== '') setView('search', '')
      setView('filter', isList && has(part) ? without(part) : textOf(part))
    },
  }
}
