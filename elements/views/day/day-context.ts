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
  /** Whether the list is narrowed by a part; undefined where no list is on the screen. */
  isSet(part: Partial<OrderFilter>): boolean | undefined
  /** Shows the active orders that a filter leaves; where it is set already, takes it out of the filter. */
  toggle(part: Partial<OrderFilter>): void
}
