import { formatFilter, noFilter, type OrderFilter } from '../../../core/work-orders/active/filter'
import type { WorkOrdersProps } from '../contract'

/** The list's filter, as the figures of the day set it. */
export interface DayFilter {
  isSet(filter: Partial<OrderFilter>): boolean
  /** Shows the active orders that a filter leaves; all of them again where it is set already. */
  toggle(filter: Partial<OrderFilter>): void
}

type Setters = { values: WorkOrdersProps['values']; setView: WorkOrdersProps['host']['setView'] }

export function dayFilter({ values, setView }: Setters): DayFilter {
  const textOf = (filter: Partial<OrderFilter>) => formatFilter({ ...noFilter, ...filter })
  const isSet: DayFilter['isSet'] = filter =>
    values.items === 'current' && values.search === '' && values.filter === textOf(filter)
  return {
    isSet,
    toggle(filter) {
      if (values.items !== 'current') setView('items', 'current')
      if (values.search !== '') setView('search', '')
      setView('filter', isSet(filter) ? '' : textOf(filter))
    },
  }
}
