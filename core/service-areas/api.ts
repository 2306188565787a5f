import { splitBySize } from '../base/split'
import type { CallOptions, Http } from '../http/http'
import type { Approval, ServiceAreasSubmission } from '../wire/people'
import type { Location } from '../wire/service-areas'
import type { Theatre, TheatreSearch } from '../wire/theatres'

/** Theatres a page of a search (specification, section 9). */
const theatrePage = 10
/** Codes or ids that one call asks for, and how long they make its address at most: proxies cut longer ones. */
const mostAsked = 100
const mostCharacters = 1500
/** Calls under way at a time. */
const mostCalls = 3

/** GET {main}/v1/locations: the places of these codes; without any, the countries. */
export async function fetchLocations(http: Http, abort: AbortSignal, codes?: readonly string[]): Promise<Location[]> {
  const answer = await http.get<Location[]>('main', 'v1/locations', { abort, ...(codes && { params: { codes } }) })
  return answer.map(location => ({ ...location, children: location.children ?? [] }))
}

/** Long lists are asked for in parts, a few at a time; `onPart` hears of each as it arrives. */
export async function fetchInParts(
  http: Http,
  abort: AbortSignal,
  codes: readonly string[],
  onPart: (locations: Location[]) => void,
) {
  await inTurn(parts(codes, 'codes'), async some => onPart(await fetchLocations(http, abort, some)))
}

/** GET {theatres}/v1/theatres/search, ten at a time. */
export function searchTheatres(http: Http, q: string, offset: number, abort?: AbortSignal): Promise<TheatreSearch> {
  return requestTheatres(http, { params: { offset, ps: theatrePage, q }, abort })
}

/** The theatres of these ids; one that the service does not know is absent. */
export async function fetchTheatres(http: Http, ids: readonly string[], abort?: AbortSignal): Promise<Theatre[]> {
  const found = await inTurn(parts(ids, 'ids'), async some => {
    const { theatres } = await requestTheatres(http, { params: { offset: 0, ps: some.length, ids: some }, abort })
    return theatres
  })
  return found.flat()
}

async function requestTheatres(http: Http, call: CallOptions): Promise<TheatreSearch> {
  const { theatres, hasMoreTheatres } = await http.get<TheatreSearch>('theatres', 'v1/theatres/search', call)
  return { theatres: theatres ?? [], hasMoreTheatres: hasMoreTheatres ?? false }
}

/** POST {main}/v1/approvals?approvalType=service_areas. */
export function submitServiceAreas(http: Http, body: ServiceAreasSubmission): Promise<Approval | null> {
  return http.post('main', 'v1/approvals', body, { params: { approvalType: 'service_areas' } })
}

/** Lists that are not too long, and whose addresses are short enough. */
function parts(items: readonly string[], name: string): string[][] {
  const lengthOf = (item: string) => encodeURIComponent(item).length + name.length + '%5B%5D=&'.length
  return splitBySize(items, mostCharacters, item => Math.max(lengthOf(item), mostCharacters / mostAsked))
}

/** Asks for each, a few at a time; the answers come in the order of the items. The first that fails ends it. */
export async function inTurn<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) answers[next[0]] = await ask(next[1])
  }
  try {
    await Promise.all(Array.from({ length: mostCalls }, work))
  } finally {
    waiting.length = 0
  }
  return answers
}
