import type { Composition, Movie } from '../../core/wire/work-orders'

/** What a row needs beside its order. */
export interface RowContext {
  readonly zone: string
  readonly locale: string
  readonly films: ReadonlyMap<string, Movie | null>
  /** Where the portal page lives; null where no link can lead there. */
  readonly portalBase: string | null
  onOpen(workOrderNo: string): void
}

/** What the compositions are a film of: its name where the look-up knew it, else the composition's own name. */
export function contentName(compositions: readonly Composition[], films: RowContext['films']): string {
  for (const { id } of compositions) {
    const name = films.get(id)?.movieName
    if (name) return name
  }
  return compositions[0]?.cplName ?? '–'
}
