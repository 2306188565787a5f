export type WireBase = 'main' | 'account' | 'partners' | 'reports' | 'theatres'

/** A call in any transport. The transport has checked the token: `userId` is its subject. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT'
  base: WireBase
  /** The path from `/v1` on, without the query, percent-encoded. */
  path: string
  query: URLSearchParams
  /** The parsed JSON; undefined for an empty body. */
  body: unknown
  ifMatch: string | null
  idempotencyKey: string | null
  userId: string
}

/**
 * The answer to a call. A missing `body` is sent as an empty one, a string unchanged with its `content-type`, pieces of
 * text one by one, and anything else as JSON. Names of headers are lower-case.
 */
export interface WireAnswer {
  status: number
  body: unknown
  headers: Record<string, string>
}

/** Returns whether a body is sent in pieces. */
export function isPieces(body: unknown): body is AsyncIterable<string> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/** Returns the body of an answer as a client sees it: JSON text is parsed. */
export function bodyOf({ body, headers }: Pick<WireAnswer, 'body' | 'headers'>): unknown {
  const isJsonText = typeof body === 'string' && headers['content-type']?.startsWith('application/json')
  return isJsonText ? JSON.parse(body) : body
}
