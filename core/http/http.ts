import redaxios from 'redaxios'
import { environment } from '../base/environment'
import { Failure, throwAsSent } from '../base/errors'
import { trackPending } from '../base/idle'
import { toJson } from '../base/json'
import type { Preloaded } from '../wire/start'
import { type Answer, failureOf } from './gate'
import { type Query, serialiseQuery } from './query'
import { createWriteKeys, randomKey } from './write-keys'

type Base = Exclude<keyof Preloaded['bases'], 'events' | 'portal'>
type Method = 'get' | 'post' | 'put'

export interface CallOptions {
  params?: Query
  abort?: AbortSignal | undefined
  /** Of a write: the ETag of the data that it was made from, sent as If-Match. */
  version?: string | null
  /** Of a write that no read goes before: the same one again, soon after one without an answer, is its repeat. */
  repeats?: boolean
  /** Called with the ETag of the answer; null where it has none that guards a write. */
  onVersion?(version: string | null): void
}

export interface HttpConfig {
  base(name: Base): string
  /** The token to send; null when the page has none. `refused` is the one that a 401 came back for. */
  token(refused?: string): Promise<string | null>
  fetch: typeof fetch
  /** Awaited before each request; rejects where the call is not to be made any more. */
  beforeSend?(isWrite: boolean): Promise<void>
  /** Called after a 401 that a fresh token did not resolve, and for an account without access. */
  onRefused(category: 'unauthorized' | 'no-access'): void
  /** Called when a call got no answer, or a 5xx. */
  onTrouble?(): void
  /** Called after each request: method and path, its status (null: no answer), the number of retries before it, milliseconds. */
  onAnswer?(call: string, answer: { status: number | null; retries: number }, milliseconds: number): void
  idempotencyKeys(): boolean
}

export type Http = ReturnType<typeof createHttp>

/** What no answer came for by then counts as lost, in milliseconds. A write may have happened: it is waited for longer. */
const timeoutOf = { get: 30_000, post: 120_000, put: 120_000 } as const

export function createHttp(config: HttpConfig) {
  const keys = createWriteKeys()

  /** A supplier is asked once for a fresh token before 401 counts (decision 2). */
  async function sendSignedIn(send: (token: string, retries: number) => Promise<Answer>): Promise<Answer> {
    const token = await config.token().catch(throwAsSent(false))
    if (token === null) {
      // Every call carries a bearer token: without one nobody is signed in, and the call is not made.
      config.onRefused('unauthorized')
      throw new Failure({ category: 'unauthorized' })
    }
    const answer = await send(token, 0)
    if (answer.status !== 401 || failureOf(answer).category !== 'unauthorized') return answer
    const fresh = await config.token(token).catch(throwAsSent(false))
    return fresh === null || fresh === token ? answer : send(fresh, 1)
  }

  async function call<Data>(method: Method, base: Base, path: string, body: unknown, options: CallOptions = {}) {
    const url = join(config.base(base), path)
    const call = `${method.toUpperCase()} /${path.replace(/[?#].*/s, '')}`
    const headers: Record<string, string> = { accept: 'application/json' }
    if (options.version) headers['if-match'] = options.version
    const text = body === undefined ? undefined : toJson(body)
    if (text !== undefined) headers['content-type'] = 'application/json'
    const write = `${method} ${url} ${text}`
    if (method !== 'get' && config.idempotencyKeys())
      headers['idempotency-key'] = options.repeats ? keys.keyOf(write) : randomKey()

    async function send(token: string, retries: number): Promise<Answer> {
      await config.beforeSend?.(method !== 'get').catch(throwAsSent(false))
      const start = performance.now()
      // Without a network the browser may reach this very machine all the same: calls are made, and fail if they must.
      const wasCut = !environment.isOnline()
      const report = (status: number | null) => config.onAnswer?.(call, { status, retries }, performance.now() - start)
      const signals = [options.abort, AbortSignal.timeout(timeoutOf[method])].filter(each => !!each)
      let response: Response | undefined
      // redaxios has no signal option of its own, and takes up what a page has added to Object's prototype.
      const withSignal: typeof fetch = async (input, init) => {
        // A read tells what the back end has now: a browser may answer out of its cache where a server says nothing of that.
        const own = {
          cache: 'no-store',
          // The token alone says who calls (specification, section 7): a browser would add cookies where the origin is its own.
          credentials: 'omit',
          headers: { ...headers, authorization: `Bearer ${token}` },
          signal: AbortSignal.any(signals),
        } as const
        response = await config.fetch(input, { ...init, ...own })
        return response
      }
      try {
        const { data } = (await redaxios({
          url,
          method,
          data: text,
          params: options.params,
          paramsSerializer: serialiseQuery,
          fetch: withSignal,
          validateStatus: () => true,
          // A name that no cookie has: redaxios would look for one called "undefined" and send it as a header.
          xsrfCookieName: '(?!)',
        } as Parameters<typeof redaxios>[0])) as { data?: unknown }
        // Of what came, not of redaxios' copy: that lacks what is a getter of another class than Response.
        const { status = 0, statusText = '', headers: heard } = response ?? {}
        report(status)
        return { status, statusText, headers: heard, body: data, call }
      } catch (cause) {
        if (options.abort?.aborted) throw new Failure({ category: 'cancelled', call, cause })
        report(null)
        config.onTrouble?.()
        const sent = !!response || !wasCut || environment.isOnline()
        throw new Failure({ category: 'offline', call, sent, cause })
      }
    }

    const answer = await sendSignedIn(send)
    if (options.abort?.aborted) throw new Failure({ category: 'cancelled' })
    // A gateway's error page does not tell whether the write behind it was made.
    if (options.repeats && answer.body !== undefined && answer.status < 500) keys.answered(write)
    if (answer.status >= 500) config.onTrouble?.()
    if (answer.status >= 400) {
      const failure = failureOf(answer)
      if (failure.category === 'unauthorized' || failure.category === 'no-access') config.onRefused(failure.category)
      throw failure
    }
    // A weak tag never matches in If-Match (RFC 9110, section 13.1.1): a server that sends one does not guard its records.
    const tag = answer.headers?.get('etag')
    options.onVersion?.(tag && !tag.startsWith('W/') ? tag : null)
    return bodyOf<Data>(answer, method, call)
  }

  return {
    get: <Data>(base: Base, path: string, options?: CallOptions) =>
      trackPending(call<Data>('get', base, path, undefined, options)),
    post: <Data>(base: Base, path: string, body: unknown, options?: CallOptions) =>
      call<Data>('post', base, path, body, options),
    put: <Data>(base: Base, path: string, body: unknown, options?: CallOptions) =>
      call<Data>('put', base, path, body, options),
  }
}

/** A write may answer nothing, which is null. A read that does, and a proxy's page where JSON was due, are failures: "OK" is no reason. */
function bodyOf<Data>({ status, body }: Answer, method: Method, call: string): Data {
  if (body === undefined) throw new Failure({ category: 'offline', call })
  const isNothing = body === null || body === '' || status === 204 || status === 202
  if (isNothing && method !== 'get') return null as Data
  if (isNothing || typeof body === 'string') throw new Failure({ category: 'server', status, call })
  return body as Data
}

function join(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
