import { decodeCplName } from '../compositions/cpl-name'
import type { Composition, Movie } from '../wire/work-orders'
import { contentName } from './rules'

/**
 * Returns the film of an order for a narrow place: its name, else the title in the name of its first composition.
 * @returns null until the film is looked up
 */
export function filmName(
  compositions: readonly Composition[],
  films: ReadonlyMap<string, Movie | null>,
): string | null {
  const name = contentName(compositions, films)
  return name === null ? null : (decodeCplName(name)?.title ?? name)
}
