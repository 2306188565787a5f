import type { Translate } from '../../core/i18n/translate'
import type { Movie } from '../../core/wire/work-orders'

/** What a row needs beside its order. */
export interface RowContext {
  readonly zone: string
  readonly t: Translate
  readonly films: ReadonlyMap<string, Movie | null>
  /** Where the portal page lives; null where no link can lead there. */
  readonly portalBase: string | null
  onOpen(workOrderNo: string, tab: 'duplication' | 'delivery'): void
}
