import type { Translate } from '../../core/i18n/translate'
import type { Movie } from '../../core/wire/work-orders'
import type { Due } from '../../core/work-orders/active/due'
import type { OrderProgress } from '../../core/work-orders/active/progress'
import type { WorkOrderRow } from '../../core/work-orders/types'

/** Context of every row of the list beside its order. */
export interface RowContext {
  readonly zone: string
  readonly t: Translate
  readonly films: ReadonlyMap<string, Movie | null>
  /** Where the portal page lives; null where no link can lead there. */
  readonly portalBase: string | null
  /** Offset of the zone that the head of the ship-by column says. */
  readonly offset: string
  /** Epoch milliseconds, renewed every half minute. */
  readonly now: number
  readonly due: Due
  /** How far the drives of an order are, by all that is known. */
  progressOf(row: WorkOrderRow): OrderProgress
  onOpen(workOrderNo: string, tab: 'duplication' | 'delivery'): void
}
