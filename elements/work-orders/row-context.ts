import type { Translate } from '../../core/i18n/translate'
import type { Movie } from '../../core/wire/work-orders'
import type { Due } from '../../core/work-orders/active/due'
import type { OrderProgress } from '../../core/work-orders/active/progress'
import type { WorkOrderRow } from '../../core/work-orders/types'

/** The data and actions that all rows of the list share. */
export interface RowContext {
  readonly zone: string
  readonly t: Translate
  readonly films: ReadonlyMap<string, Movie | null>
  /** The address of the portal; null when no link can lead to it. */
  readonly portalBase: string | null
  /** The offset of the zone in the head of the ship-by column. */
  readonly offset: string
  /** The current time in epoch milliseconds, updated every half minute. */
  readonly now: number
  readonly due: Due
  /** Returns the progress of the drives of an order, from all known data. */
  progressOf(row: WorkOrderRow): OrderProgress
  onOpen(workOrderNo: string, tab: 'duplication' | 'delivery'): void
}
