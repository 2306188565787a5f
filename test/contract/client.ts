import assert from 'node:assert/strict'
import type { Preloaded } from '../../core/wire/start'
import type { Shape } from './shape'
import { errorBody } from './shapes'

/** A back end and the token of its caller: an admin of an approved partner of type Manual with work orders. */
export interface BackEnd {
  fetch: typeof fetch
  bases: Preloaded['bases']
  token: string
}

export type Base = 'main' | 'account' | 'partners' | 'reports' | 'theatres'

export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON; the text of another body; undefined for an empty one. */
  body: unknown
}

export interface Client {
  get(base: Base, path: string, headers?: Record<string, string>): Promise<Answer>
  post(base: Base, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(base: Base, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
}

export function createClient({ fetch, bases, token }: BackEnd): Client {
  async function send(method: string, base: Base, path: string, body: unknown, headers: Record<string, string> = {}) {
    const sent = { authorization: `Bearer ${token}`, accept: 'application/json', ...headers }
    const withBody =
      body === undefined
        ? { headers: sent }
        : { headers: { ...sent, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${bases[base].replace(/\/+$/, '')}${path}`, { method, ...withBody })
    return { status: response.status, headers: response.headers, body: parse(await response.text()) }
  }
  return {
    get: (base, path, headers) => send('GET', base, path, undefined, headers),
    post: (base, path, body, headers) => send('POST', base, path, body, headers),
    put: (base, path, body, headers) => send('PUT', base, path, body, headers),
  }
}

function parse(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Returns the body after checking its status and shape. */
export function read<Body>(answer: Answer, status: number, shape: Shape): Body {
  assert.equal(answer.status, status, `status ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 300)}`)
  assert.equal(shape(answer.body, ''), null)
  return answer.body as Body
}

export function assertEmpty(answer: Answer, status: number): void {
  assert.equal(answer.status, status, `status ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 300)}`)
  assert.equal(answer.body, undefined)
}

/** Checks a refusal's status and, when given, its first code. Returns the paths of the fields. */
export function assertRefused(answer: Answer, status: number, code?: string): string[] {
  const { errors } = read<{ errors: { code: string; details?: { path?: string } }[] }>(answer, status, errorBody)
  if (code !== undefined) assert.equal(errors[0]?.code, code)
  return errors.flatMap(({ details }) => details?.path ?? [])
}

/** Returns the first item that fits. Fails if no item fits, because the case cannot judge the back end then. */
export function firstOf<Item>(items: readonly Item[], wanted: (item: Item) => boolean, what: string): Item {
  const found = items.find(wanted)
  assert.ok(found !== undefined, `The back end holds ${what}`)
  return found
}
