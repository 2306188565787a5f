import { toJson } from '../base/json'
import { failed, refused } from './calls/route'
import { type Refusal, refuse } from './outcome'
import type { Repository } from './repository'
import { isPieces, type WireAnswer, type WireCall } from './wire-call'

/** Most characters of an `Idempotency-Key`: visible ASCII. */
const keyShape = /^[\x20-\x7e]{1,255}$/
/** Most characters of an answer that is kept for a key; of a larger one its status and headers are, and a replay has no body. */
const maxStored = 64 * 1024

/** The identity of a write, by which its repeat is recognized. */
export interface WriteKey {
  readonly key: string
  /** SHA-256 of method, path, version and the clean body: nothing of the request itself is kept. */
  readonly request: string
}

/** Why a key is none. */
export function refusalOfKey(key: string): Refusal | null {
  if (keyShape.test(key)) return null
  return refuse(400, 'bad_idempotency_key', 'The Idempotency-Key must have 1 to 255 visible ASCII characters')
}

/** The key of a write; null for one without, an answer for one that is no key. */
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
 * A write with a key is done once: the same request again gets the answer that it got, and is not stale by its own first
 * time. Another one is refused, one that is made from another version too: that answer would not be about it.
 */
export async function once(
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
