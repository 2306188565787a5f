import { toJson } from '../base/json'
import type { Preloaded } from '../wire/start'
import { isPieces, type WireAnswer, type WireBase, type WireCall } from './wire-call'

const wireBases: readonly WireBase[] = ['main', 'account', 'partners', 'reports', 'theatres']
/** The methods of all calls. */
export const methods: readonly WireCall['method'][] = ['GET', 'POST', 'PUT']
const statusTexts: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** The parts of a request from the page. The caller reads `userId` from the token. */
export type Carried = Omit<WireCall, 'userId'> & { token: string | null }

/** Reads a request to one of the bases; null for another address, or a method that no call has. */
export async function readRequest(request: Request, bases: Preloaded['bases']): Promise<Carried | null> {
  const url = new URL(request.url)
  const method = methods.find(candidate => candidate === request.method)
  const found = wireBases
    .map(base => ({ base, root: rootOf(bases[base], request.url) }))
    .filter(({ root }) => `${url.origin}${url.pathname}`.startsWith(`${root}/v1/`))
    .toSorted((a, b) => b.root.length - a.root.length)[0]
  if (method === undefined || found === undefined) return null
  const text = method === 'GET' ? '' : await request.text()
  return {
    method,
    base: found.base,
    path: `${url.origin}${url.pathname}`.slice(found.root.length),
    query: url.searchParams,
    body: text === '' ? undefined : parsed(text),
    ifMatch: request.headers.get('if-match'),
    idempotencyKey: request.headers.get('idempotency-key'),
    token: /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
  }
}

function rootOf(base: string, page: string): string {
  const { origin, pathname } = new URL(base, page)
  return `${origin}${pathname}`.replace(/\/+$/, '')
}

/** Parses a body. A body that is not JSON counts as missing, which the reader of the body refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function responseOf({ status, body, headers }: WireAnswer): Response {
  const init = { status, statusText: statusTexts[status] ?? '', headers: new Headers(headers) }
  if (body === undefined) return new Response(null, init)
  if (!init.headers.has('content-type')) init.headers.set('content-type', 'application/json; charset=utf-8')
  if (isPieces(body)) return new Response(streamOf(body), init)
  return new Response(typeof body === 'string' ? body : toJson(body), init)
}

/** Returns a stream of pieces of text. `ReadableStream.from` is missing in all browsers of Baseline 2024 but one. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await iterator.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Returns the answer of a proxy that cannot reach its server. */
export function proxyPage(): Response {
  return responseOf({
    status: 502,
    body: '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** Waits, and rejects as `fetch` does when the caller aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
