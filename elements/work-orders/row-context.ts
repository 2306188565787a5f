import type { ComponentType } from 'react'
import type { Movie } from '../../core/wire/work-orders'
import type { OrderRiskProps } from './OrderRisk'

/** What a row needs beside its order. */
export interface RowContext {
  readonly zone: string
  readonly locale: string
  readonly films: ReadonlyMap<string, Movie | null>
  /** Where the portal page lives; null where no link can lead there. */
  readonly portalBase: string | null
  /** How near a ship-by is; null while it is on its way. */
  readonly Risk: ComponentType<OrderRiskProps> | null
  onOpen(workOrderNo: string, tab: 'duplication' | 'delivery'): void
}
