import type { Theatre, TheatreListSent } from '../wire/theatres'
import { createCheck } from './checks'
import type { Refusal } from './outcome'
import type { Repository } from './repository'

type Lists = readonly Pick<TheatreListSent, 'theatres'>[] | undefined

/** The theatres of some lists, all of them, however many were listed. */
export async function theatresOf(repository: Repository, lists: Lists = []): Promise<Theatre[]> {
  const ids = [...new Set(lists.flatMap(({ theatres }) => theatres))]
  return ids.length === 0 ? [] : (await repository.theatres({ q: '', ids, offset: 0, limit: ids.length })).theatres
}

/** Why lists are refused that name a theatre which is none of those. */
export function unknownTheatres(lists: Lists = [], theatres: readonly Theatre[]): Refusal | null {
  const known = new Set(theatres.map(({ id }) => id))
  const check = createCheck()
  for (const [list, { theatres: listed }] of lists.entries())
    for (const [index, id] of listed.entries())
      if (!known.has(id)) check.add(`theatreLists[${list}].theatres[${index}]`, 'unknown', 'Theatre not found')
  return check.refusal
}
