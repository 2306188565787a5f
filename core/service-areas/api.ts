import { splitBySize } from '../base/split'
import type { CallOptions, Http } from '../http/http'
import type { Approval, ServiceAreasSubmission } from '../wire/people'
import type { Location } from '../wire/service-areas'
import type { Theatre, TheatreSearch } from '../wire/theatres'

/** The number of theatres in a page of a search (specification, section 9). */
const theatrePage = 10
/** The limits of one call: its codes or ids, and the characters of its address, because proxies cut longer ones. */
const maxItems = 100
const maxCharacters = 1500
/** The highest number of calls in flight at a time. */
const maxCalls = 3

/** Reads the places with these codes; without codes, the countries (GET {main}/v1/locations). */
export async function fetchLocations(http: Http, abort: AbortSignal, codes?: readonly string[]): Promise<Location[]> {
  const answer = await http.get<Location[]>('main', 'v1/locations', { abort, ...(codes && { params: { codes } }) })
  return answer.map(location => ({ ...location, children: location.children ?? [] }))
}

/**
 * Reads a long list of places in parts, a few at a time.
 * @param onPart is called with each part as it arrives
 */
export async function fetchInParts(
  http: Http,
  abort: AbortSignal,
  codes: readonly string[],
  onPart: (locations: Location[]) => void,
) {
  await mapInParallel(parts(codes, 'codes'), async part => onPart(await fetchLocations(http, abort, part)))
}

/** Searches theatres, ten at a time (GET {theatres}/v1/theatres/search). */
export function searchTheatres(http: Http, q: string, offset: number, abort?: AbortSignal): Promise<TheatreSearch> {
  return requestTheatres(http, { params: { offset, ps: theatrePage, q }, abort })
}

/** Reads the theatres with these ids; one that the service does not know is missing. */
export async function fetchTheatres(http: Http, ids: readonly string[], abort?: AbortSignal): Promise<Theatre[]> {
  const found = await mapInParallel(parts(ids, 'ids'), async part => {
    const { theatres } = await requestTheatres(http, { params: { offset: 0, ps: part.length, ids: part }, abort })
    return theatres
  })
  return found.flat()
}

async function requestTheatres(http: Http, call: CallOptions): Promise<TheatreSearch> {
  const { theatres, hasMoreTheatres } = await http.get<TheatreSearch>('theatres', 'v1/theatres/search', call)
  return { theatres: theatres ?? [], hasMoreTheatres: hasMoreTheatres ?? false }
}

/** Submits an offer (POST {main}/v1/approvals?approvalType=service_areas). */
export function submitServiceAreas(http: Http, body: ServiceAreasSubmission): Promise<Approval | null> {
  return http.post('main', 'v1/approvals', body, { params: { approvalType: 'service_areas' } })
}

/** Splits items into parts that are short enough, as a list and as an address. */
function parts(items: readonly string[], name: string): string[][] {
  const lengthOf = (item: string) => encodeURIComponent(item).length + name.length + '%5B%5D=&'.length
  return splitBySize(items, maxCharacters, item => Math.max(lengthOf(item), maxCharacters / maxItems))
}

/**
 * Calls a function for each item, a few at a time. The first failure ends it.
 * @returns the answers in the order of the items
 */
export async function mapInParallel<Item, Answer>(items: readonly Item[], call: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) answers[next[0]] = await call(next[1])
  }
  try {
    await Promise.all(Array.from({ length: maxCalls }, work))
  } finally {
    waiting.length = 0
  }
  return answers
}
