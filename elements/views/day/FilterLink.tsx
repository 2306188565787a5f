import type { OrderFilter } from '../../../core/work-orders/active/filter'
import type { DayFilter } from './day-context'

interface Props {
  filter: DayFilter
  /** The filter values that the link sets or removes. */
  value: Partial<OrderFilter>
  isTrouble?: boolean
  children: string
}

/** A figure of the day. Pressing it filters the list by the orders that it counts. */
export function FilterLink({ filter, value, isTrouble = false, children }: Props) {
  return (
    <button
      type="button"
      className="link"
      data-tone={isTrouble ? 'danger' : undefined}
      aria-pressed={filter.isSet(value)}
      onClick={() => filter.toggle(value)}
    >
      {children}
    </button>
  )
}
