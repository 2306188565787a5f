export type WireBase = 'main' | 'account' | 'partners' | 'reports' | 'theatres'

/** A call in any transport. The transport has checked the token: `userId` is its subject. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT'
  base: WireBase
  /** From `/v1` on, without the query, still percent-encoded. */
  path: string
  query: URLSearchParams
  /** The parsed JSON; undefined when there was none. */
  body: unknown
  ifMatch: string | null
  idempotencyKey: string | null
  userId: string
}

/** `body` undefined goes out empty, a string as it is under its `content-type`, pieces of text one by one, anything else as JSON. Header names are lower-case. */
export interface WireAnswer {
  status: number
  body: unknown
  headers: Record<string, string>
}

/** Whether a body is sent piece by piece. */
export function isPieces(body: unknown): body is AsyncIterable<string> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/** The body of an answer as its reader has it: one that is JSON text already is parsed. */
export function bodyOf({ body, headers }: Pick<WireAnswer, 'body' | 'headers'>): unknown {
  const isJsonText = typeof body === 'string' && headers['content-type']?.startsWith('application/json')
  return isJsonText ? JSON.parse(body) : body
}
