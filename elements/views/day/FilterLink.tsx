import type { OrderFilter } from '../../../core/work-orders/active/filter'
import type { DayFilter } from './day-context'

interface Props {
  filter: DayFilter
  of: Partial<OrderFilter>
  isTrouble?: boolean
  children: string
}

/** A figure that narrows the list to the orders that it counts. */
export function FilterLink({ filter, of, isTrouble = false, children }: Props) {
  return (
    <button
      type="button"
      className="link"
      data-tone={isTrouble ? 'danger' : undefined}
      aria-pressed={filter.isSet(of)}
      onClick={() => filter.toggle(of)}
    >
      {children}
    </button>
  )
}
