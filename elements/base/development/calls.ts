import type { HostOptions } from '../../../core/portal/options'
import { warn } from './warn'

type Fetch = typeof fetch

/** The names of the configured bases, by address. */
const bases = new Map<string, string>()

/** Remembers bases, so that warnings about a call name the base as the host wrote it. */
export function rememberBases(configured: Partial<HostOptions['bases']>): void {
  for (const [name, base] of Object.entries(configured))
    if (URL.canParse(base ?? '', document.baseURI))
      bases.set(new URL(base ?? '', document.baseURI).href.replace(/\/+$/, ''), name)
}

/**
 * Makes a call. Warns when the response is an HTML page instead of JSON, or when the browser blocks a response of
 * another origin.
 */
export async function watched(send: Fetch, ...[input, init]: Parameters<Fetch>): Promise<Response> {
  const url = input instanceof Request ? input.url : input
  // In Node all origins are alike, and an invalid address was already reported with its base.
  if (typeof document === 'undefined' || !URL.canParse(url, document.baseURI)) return send(input, init)
  const address = new URL(url, document.baseURI)
  try {
    const answer = await send(input, init)
    if (answer.ok && /^text\/html/i.test(answer.headers?.get('content-type') ?? ''))
      warn(
        `${subjectOf(address)} returned an HTML page with status ${answer.status}. Use the address of an API that returns JSON.`,
        'html_answer',
      )
    return answer
  } catch (cause) {
    if (cause instanceof TypeError && address.origin !== location.origin) void warnOfMissingCors(send, address)
    throw cause
  }
}

/**
 * Warns of missing CORS headers when the server responds to a request without CORS: the server is reachable, but the
 * page may not read its responses.
 */
async function warnOfMissingCors(send: Fetch, address: URL): Promise<void> {
  try {
    await send(address.href, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
  } catch {
    return
  }
  warn(
    `${subjectOf(address)} doesn’t let ${location.origin} read its responses. Make it send access-control-allow-origin, and access-control-allow-headers: authorization for OPTIONS.`,
    'no_cors',
  )
}

/** Warns that sheets are processed in the page's thread, because no screen shows that. */
export function warnOfMissingWorker(address: string): void {
  warn(`couldn’t start a worker from ${address}, so sheets are processed in the page’s own thread.`, 'no_worker')
}

/**
 * Returns the subject of a warning: the longest base that the address begins with, such as
 * "configure({ bases }): main, https://api.example,", otherwise the origin. The warning continues the sentence.
 */
function subjectOf(address: URL): string {
  const base = [...bases.keys()]
    .filter(base => address.href.startsWith(base))
    .toSorted((a, b) => b.length - a.length)[0]
  return base === undefined ? address.origin : `configure({ bases }): ${bases.get(base)}, ${base},`
}
