import type { Http } from '../http/http'
import type { Approval, ServiceAreasSubmission } from '../wire/people'
import type { Location } from '../wire/service-areas'
import type { Theatre, TheatreSearch } from '../wire/theatres'

/** Theatres a page of a search (specification, section 9). */
export const theatrePage = 10
/** Codes or ids that one call asks for. */
const mostAsked = 100

/** GET {main}/v1/locations; no codes: the countries. Long lists are asked in parts, one after the other. */
export async function fetchLocations(http: Http, codes: readonly string[]): Promise<Location[]> {
  if (codes.length === 0) return locationsOf(await http.get('main', 'v1/locations'))
  const found: Location[] = []
  for (const some of parts(codes))
    found.push(...locationsOf(await http.get('main', 'v1/locations', { params: { codes: some } })))
  return found
}

function locationsOf(answer: Location[] | null): Location[] {
  return (answer ?? []).map(location => ({ ...location, children: location.children ?? [] }))
}

/** GET {theatres}/v1/theatres/search, ten at a time. */
export async function searchTheatres(
  http: Http,
  q: string,
  offset: number,
  abort?: AbortSignal,
): Promise<TheatreSearch> {
  const params = { offset, ps: theatrePage, q }
  const answer = await http.get<TheatreSearch | null>(
    'theatres',
    'v1/theatres/search',
    abort ? { params, abort } : { params },
  )
  return { theatres: answer?.theatres ?? [], hasMoreTheatres: answer?.hasMoreTheatres ?? false }
}

/** The theatres of these ids; one that the service does not know is absent. */
export async function fetchTheatres(http: Http, ids: readonly string[]): Promise<Theatre[]> {
  const found: Theatre[] = []
  for (const some of parts(ids)) {
    const params = { offset: 0, ps: some.length, ids: some }
    const answer = await http.get<TheatreSearch | null>('theatres', 'v1/theatres/search', { params })
    found.push(...(answer?.theatres ?? []))
  }
  return found
}

/** POST {main}/v1/approvals?approvalType=service_areas. */
export function submitServiceAreas(http: Http, body: ServiceAreasSubmission): Promise<Approval | null> {
  return http.post('main', 'v1/approvals', body, { params: { approvalType: 'service_areas' } })
}

function parts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAsked)
  return Array.from({ length: count }, (_, at) => items.slice(at * mostAsked, (at + 1) * mostAsked))
}
