import type { HostOptions } from '../../../core/portal/options'
import { say } from './say'

type Fetch = typeof fetch

/** Bases that were given, by their address. */
const bases = new Map<string, string>()

/** Remembers bases, so that a call is told by the name under which the host wrote it. */
export function rememberBases(given: Partial<HostOptions['bases']>): void {
  for (const [name, base] of Object.entries(given))
    if (URL.canParse(base ?? '', document.baseURI))
      bases.set(new URL(base ?? '', document.baseURI).href.replace(/\/+$/, ''), name)
}

/** Makes a call, and says where a page came in the place of JSON, or where the browser refused what another origin answered. */
export async function watched(send: Fetch, ...[input, init]: Parameters<Fetch>): Promise<Response> {
  const asked = input instanceof Request ? input.url : input
  // In Node there is no page to which another origin is another, and an address that is none is told as a base.
  if (typeof document === 'undefined' || !URL.canParse(asked, document.baseURI)) return send(input, init)
  const address = new URL(asked, document.baseURI)
  try {
    const answer = await send(input, init)
    if (answer.ok && /^text\/html/i.test(answer.headers?.get('content-type') ?? ''))
      say(
        `${calledAs(address)} returned an HTML page with status ${answer.status}. Use the address of an API that returns JSON.`,
        'html_answer',
      )
    return answer
  } catch (cause) {
    if (cause instanceof TypeError && address.origin !== location.origin) void tellRefused(send, address)
    throw cause
  }
}

/** A server that answers a request without CORS is there: what failed was that the page may not read it. */
async function tellRefused(send: Fetch, address: URL): Promise<void> {
  try {
    await send(address.href, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
  } catch {
    return
  }
  say(
    `${calledAs(address)} doesn’t let ${location.origin} read its responses. Make it send access-control-allow-origin, and access-control-allow-headers: authorization for OPTIONS.`,
    'no_cors',
  )
}

/** Says that sheets keep the page busy: nothing else shows it. */
export function tellNoWorker(address: string): void {
  say(`couldn’t start a worker from ${address}, so sheets are processed in the page’s own thread.`, 'no_worker')
}

/** "configure({ bases }): main, https://api.example," of the longest base that an address begins with. */
function calledAs(address: URL): string {
  const at = [...bases.keys()].filter(base => address.href.startsWith(base)).toSorted((a, b) => b.length - a.length)[0]
  return at === undefined ? address.origin : `configure({ bases }): ${bases.get(at)}, ${at},`
}
