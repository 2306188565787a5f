import type { Translate } from '../../../core/i18n/translate'
import type { Due } from '../../../core/work-orders/active/due'
import type { OrderFilter } from '../../../core/work-orders/active/filter'

/** Context of the figures of the day. */
export interface DayContext {
  readonly t: Translate
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly due: Due
  /** Opens an order at its copies. */
  onOpen(workOrderNo: string, tab: 'duplication'): void
}

/** The filter of the list of orders, as the figures of the day set it. */
export interface DayFilter {
  /** Returns whether the filter of the list includes the criteria; undefined where no list is on the screen. */
  isSet(criteria: Partial<OrderFilter>): boolean | undefined
  /** Shows the active orders that meet the criteria. If the criteria are set already, removes them from the filter. */
  toggle(criteria: Partial<OrderFilter>): void
}
