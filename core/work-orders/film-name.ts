import { decodeCplName } from '../compositions/cpl-name'
import type { Composition, Movie } from '../wire/work-orders'
import { contentName } from './rules'

/** The film of an order for a narrow place: its name, else the title that its first composition's name tells; null while it is looked up. */
export function filmName(
  compositions: readonly Composition[],
  films: ReadonlyMap<string, Movie | null>,
): string | null {
  const name = contentName(compositions, films)
  return name === null ? null : (decodeCplName(name)?.title ?? name)
}
