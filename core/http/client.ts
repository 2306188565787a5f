import redaxios from 'redaxios'
import { toJson } from '../base/json'
import { orAborted } from '../base/or-aborted'
import { type Query, serialiseQuery } from './query'

/** A request to one of the back ends. */
export interface HttpRequest {
  readonly method: 'get' | 'post' | 'put'
  /** The base address of the back end, without a slash at its end. */
  readonly base: string
  readonly path: string
  readonly params?: Query | undefined
  /** Sent as JSON; undefined without a body. */
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly token: string
  /** Tried in turn until one of them gets an answer. */
  readonly credentials: readonly RequestCredentials[]
  readonly signal: AbortSignal
  /** Leaves the body of the answer unread. */
  readonly isStream?: boolean
}

type Config = NonNullable<Parameters<typeof redaxios.request>[1]>

const client = redaxios.create({
  paramsSerializer: serialiseQuery as NonNullable<Config['paramsSerializer']>,
  // The JSON of redaxios contains the texts of a toJSON that a page has added to the prototypes.
  transformRequest: [body => (body === undefined ? body : toJson(body))],
  // The gate judges failed answers, which need their body.
  validateStatus: () => true,
  // A name that no cookie has: redaxios would look for a cookie called "undefined" and send it as a header.
  xsrfCookieName: '(?!)',
})

/**
 * Sends a request by redaxios, which builds its address, query and headers and parses its answer.
 * @param fetcher makes the request; a page may have replaced it
 * @returns the body of the answer: parsed JSON, else its text; undefined if it broke off
 * @throws the error of `fetcher`, if no answer came
 */
export async function request(
  { method, base, path, params, body, headers, token, credentials, signal, isStream = false }: HttpRequest,
  fetcher: typeof fetch,
): Promise<unknown> {
  const names = [...Object.keys(headers), 'authorization']
  const { data } = await client<unknown>(path.replace(/^\/+/, ''), {
    method,
    // redaxios inserts the base as a replacement text, in which a dollar sign is written twice.
    baseURL: base.replaceAll('$', '$$$$'),
    ...(params && { params }),
    data: body,
    headers,
    auth: `Bearer ${token}`,
    responseType: isStream ? 'stream' : 'text',
    // redaxios has no option for a signal, the cache or credentials "omit".
    async fetch(input, init = {}) {
      const options: RequestInit = {
        // Only the headers of this request: redaxios adds properties that a page has added to Object.prototype.
        headers: Object.fromEntries(
          Object.entries(init.headers as Record<string, string>).filter(([name]) => names.includes(name)),
        ),
        // A read returns the current data: a browser may answer from its cache if a server does not forbid that.
        cache: 'no-store',
        signal,
      }
      for (const [index, each] of credentials.entries())
        try {
          return await orAborted(signal, fetcher(input, { ...init, ...options, credentials: each }))
        } catch (thrown) {
          if (signal.aborted || index === credentials.length - 1) throw thrown
        }
      throw new TypeError('A request needs credentials')
    },
  })
  return data
}
