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
  /** Opens an order with its copies. */
  onOpen(workOrderNo: string, tab: 'duplication'): void
}

/** The filter of the list of orders, for the figures of the day. */
export interface DayFilter {
  /** Returns whether the filter of the list includes the criteria; undefined if the screen has no list. */
  isSet(criteria: Partial<OrderFilter>): boolean | undefined
  /**
   * Shows the active orders that meet the criteria. If the criteria are set already, it removes them from the filter.
   */
  toggle(criteria: Partial<OrderFilter>): void
}
