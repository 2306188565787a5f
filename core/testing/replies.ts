import { toJson } from '../base/json'
import { failed, refused } from './calls/route'
import { type Refusal, refuse } from './outcome'
import type { Repository } from './repository'
import { isPieces, type WireAnswer, type WireCall } from './wire-call'

/** The allowed `Idempotency-Key`: 1 to 255 printable ASCII characters. */
const keyShape = /^[\x20-\x7e]{1,255}$/
/**
 * The maximum length of a stored body, in characters. A repeated request with a longer one gets only status and
 * headers.
 */
const maxStored = 64 * 1024

/** The identity of a write, by which a repeated request is recognized. */
export interface WriteKey {
  readonly key: string
  /** SHA-256 of the method, the address, the version and the clean body. The request itself is not stored. */
  readonly request: string
}

/** Returns why a key is invalid; null when it is valid. */
export function refusalOfKey(key: string): Refusal | null {
  if (keyShape.test(key)) return null
  return refuse(400, 'bad_idempotency_key', 'The Idempotency-Key must have 1 to 255 visible ASCII characters')
}

/** Returns the key of a write, null for a write without one, or the answer to an invalid key. */
export async function keyOf(call: WireCall, body: unknown): Promise<WriteKey | WireAnswer | null> {
  const { idempotencyKey: key, method, base, path, query, ifMatch } = call
  if (key === null) return null
  const refusal = refusalOfKey(key)
  if (refusal !== null) return refused(refusal)
  const bytes = new TextEncoder().encode(toJson([method, base, path, String(query), ifMatch, body]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { key, request: [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('') }
}

/**
 * Runs a write with a key once. A repeated request gets the stored answer, even though its version is old by then.
 * Another request with the same key is refused, including one that differs only in its version. An answer with an error
 * is not stored.
 */
export async function runOnce(
  userId: string,
  { key, request }: WriteKey,
  repository: Repository,
  now: number,
  answer: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const before = await repository.reply(userId, key)
  if (before !== null && before.request !== request)
    return failed(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request')
  if (before !== null) {
    const headers = { ...before.headers, 'idempotency-replayed': 'true' }
    return { status: before.status, body: before.body ?? undefined, headers }
  }
  const fresh = await answer()
  const { status, headers } = fresh
  if (status >= 400) return fresh
  const isStored = fresh.body !== undefined && !isPieces(fresh.body) && toJson(fresh.body).length <= maxStored
  const body = isStored ? fresh.body : null
  await repository.save({ of: 'reply', before: null, after: { userId, key, request, status, body, headers, at: now } })
  return fresh
}
