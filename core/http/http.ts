import { Failure, throwAsSent } from '../base/errors'
import { trackPending } from '../base/idle'
import { toJson } from '../base/json'
import type { Preloaded } from '../wire/start'
import { bodyOf } from './bodies'
import type { HttpRequest } from './client'
import { type Answer, failureOf } from './gate'
import type { Query } from './query'
import { type SendConfig, sendOnce } from './send-once'
import { createWriteKeys, randomKey } from './write-keys'

type Base = Exclude<keyof Preloaded['bases'], 'events' | 'portal'>
type Method = HttpRequest['method']

export interface CallOptions {
  params?: Query
  abort?: AbortSignal | undefined
  /** For a write: the ETag of the data that it was made from, sent as If-Match. */
  version?: string | null
  /** For a write without a read before it: whether the same write soon after a missing answer counts as its repeat. */
  repeats?: boolean
  /** Is called with the ETag of the answer; null when the answer has none that guards a write. */
  onVersion?(version: string | null): void
}

export interface HttpConfig extends SendConfig {
  base(name: Base): string
  /**
   * Returns the token to send; null when the page has none. `refused` is a token that the server answered with a 401.
   */
  token(refused?: string): Promise<string | null>
  /** Is called after a 401 that a fresh token did not resolve, and for an account without access. */
  onRefused(category: 'unauthorized' | 'no-access'): void
  idempotencyKeys(): boolean
}

export type Http = ReturnType<typeof createHttp>

/** A call without an answer after this time counts as lost, in milliseconds. Writes get more time: they may have happened. */
const timeoutOf = { get: 30_000, post: 120_000, put: 120_000 } as const

export function createHttp(config: HttpConfig) {
  const keys = createWriteKeys()

  /** @throws TypeError without an address, because that must not count as a lost connection */
  const addressOf = (base: Base) => config.base(base).replace(/\/+$/, '')

  /** Sends a request with a token; a supplier is asked once for a fresh one before a 401 counts (decision 2). */
  async function sendSignedIn<Sent extends Answer>(send: (token: string, retries: number) => Promise<Sent>) {
    const token = await config.token().catch(throwAsSent(false))
    if (token === null) {
      // Every call carries a bearer token: without one the person is signed out, and the call is not made.
      config.onRefused('unauthorized')
      throw new Failure({ category: 'unauthorized' })
    }
    const answer = await send(token, 0)
    if (answer.status !== 401 || failureOf(answer).category !== 'unauthorized') return answer
    const fresh = await config.token(token).catch(throwAsSent(false))
    return fresh === null || fresh === token ? answer : send(fresh, 1)
  }

  /** @throws Failure of an answer that failed */
  function assertSuccess(answer: Answer): void {
    if (answer.status >= 500) config.onTrouble?.()
    if (answer.status < 400) return
    const failure = failureOf(answer)
    if (failure.category === 'unauthorized' || failure.category === 'no-access') config.onRefused(failure.category)
    throw failure
  }

  async function call<Data>(method: Method, base: Base, path: string, body: unknown, options: CallOptions = {}) {
    const { params, abort } = options
    const call = nameOf(method, path)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (options.version) headers['if-match'] = options.version
    if (body !== undefined) headers['content-type'] = 'application/json'
    const address = addressOf(base)
    const write = `${method} ${address} ${path} ${toJson(body)}`
    if (method !== 'get' && config.idempotencyKeys())
      headers['idempotency-key'] = options.repeats ? keys.keyOf(write) : randomKey()
    const answer = await sendSignedIn((token, retries) =>
      sendOnce(
        config,
        // The token alone says who calls (specification, section 7): a browser would add cookies of its own origin.
        { method, base: address, path, params, body, headers, token, credentials: ['omit'] },
        { call, abort, timeout: timeoutOf[method], retries },
      ),
    )
    if (abort?.aborted) throw new Failure({ category: 'cancelled' })
    // A gateway's error page does not tell whether the write behind it was made.
    if (options.repeats && answer.body !== undefined && answer.status < 500) keys.answered(write)
    assertSuccess(answer)
    // A weak tag never matches in If-Match (RFC 9110, section 13.1.1): a server that sends one does not guard its records.
    const tag = answer.headers?.get('etag')
    options.onVersion?.(tag && !tag.startsWith('W/') ? tag : null)
    return bodyOf<Data>(answer, method === 'get', call)
  }

  /**
   * Requests a file whose body the caller reads piece by piece. The request has credentials, and is repeated without
   * them if another origin does not allow them (decision 27).
   * @param type the media type of the file: "text/csv"
   * @returns the response, with a body that is not read yet
   * @throws Failure, with the message of an error that arrives as a file
   */
  async function stream(
    base: Base,
    path: string,
    type: string,
    { params, abort }: Pick<CallOptions, 'params' | 'abort'> = {},
  ): Promise<Response> {
    const call = nameOf('get', path)
    const headers = { accept: type, 'content-type': type }
    const address = addressOf(base)
    const credentials: RequestCredentials[] = isOtherOrigin(address) ? ['include', 'omit'] : ['include']
    const answer = await sendSignedIn((token, retries) =>
      sendOnce(
        config,
        { method: 'get', base: address, path, params, headers, token, credentials, isStream: true },
        { call, abort, timeout: null, retries },
      ),
    )
    assertSuccess(answer)
    if (!answer.response) throw new Failure({ category: 'offline', call })
    return answer.response
  }

  return {
    get: <Data>(base: Base, path: string, options?: CallOptions) =>
      trackPending(call<Data>('get', base, path, undefined, options)),
    post: <Data>(base: Base, path: string, body: unknown, options?: CallOptions) =>
      call<Data>('post', base, path, body, options),
    put: <Data>(base: Base, path: string, body: unknown, options?: CallOptions) =>
      call<Data>('put', base, path, body, options),
    stream,
  }
}

/**
 * Returns the name of a call for the host and for support: its method and path, without the query.
 * @throws Failure "not-found" for a path with an empty part: an empty id names no record
 */
function nameOf(method: Method, path: string): string {
  // redaxios takes a path with two slashes for a whole address, and would send it to the page's own origin.
  if (path.includes('//')) throw new Failure({ category: 'not-found' })
  return `${method.toUpperCase()} /${path.replace(/[?#].*/s, '')}`
}

function isOtherOrigin(address: string): boolean {
  const page = globalThis.location?.href
  return page === undefined || new URL(address, page).origin !== new URL(page).origin
}
