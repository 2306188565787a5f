import { formatFilter, noFilter, type OrderFilter, parseFilter } from '../../../core/work-orders/active/filter'
import type { WorkOrdersProps } from '../contract'

/** The list's filter, as the figures of the day set it. */
export interface DayFilter {
  isSet(part: Partial<OrderFilter>): boolean
  /** Shows the active orders that a filter leaves; where it is set already, takes it out of the filter. */
  toggle(part: Partial<OrderFilter>): void
}

type Setters = { values: WorkOrdersProps['values']; setView: WorkOrdersProps['host']['setView'] }

export function dayFilter({ values, setView }: Setters): DayFilter {
  const current = parseFilter(values.filter) ?? noFilter
  const textOf = (part: Partial<OrderFilter>) => formatFilter({ ...noFilter, ...part })
  const isList = values.items === 'current' && values.search === ''
  /** The filter without the parts that one names. */
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
