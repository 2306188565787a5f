import type { Theatre, TheatreListSent } from '../wire/theatres'
import { createCheck } from './checks'
import type { Refusal } from './outcome'
import type { Repository } from './repository'

type Lists = readonly Pick<TheatreListSent, 'theatres'>[] | undefined

/** Returns all theatres of some lists. */
export async function theatresOf(repository: Repository, lists: Lists = []): Promise<Theatre[]> {
  const ids = [...new Set(lists.flatMap(({ theatres }) => theatres))]
  return ids.length === 0 ? [] : (await repository.theatres({ q: '', ids, offset: 0, limit: ids.length })).theatres
}

/** Returns the refusal of lists with theatres that are not among the given ones; null when all are. */
export function unknownTheatres(lists: Lists = [], theatres: readonly Theatre[]): Refusal | null {
  const knownIds = new Set(theatres.map(({ id }) => id))
  const check = createCheck()
  for (const [listIndex, { theatres: listed }] of lists.entries())
    for (const [index, id] of listed.entries())
      if (!knownIds.has(id)) check.add(`theatreLists[${listIndex}].theatres[${index}]`, 'unknown', 'Theatre not found')
  return check.refusal
}
