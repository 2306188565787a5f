import { CookieJar } from '../../fixtures/server/cookie-jar'
import type { StartedServer } from '../../fixtures/server/start'
import { sameOriginHeaders } from '../../fixtures/server/visitor'
import { ada, type Caller } from './callers'
import type { Row } from './table'

/** A company without callers, so that its pending submissions block no caller. */
export const reviewedOrg = 'northlight'
/** The time of each pending submission of this company. */
const submittedOn = '2026-11-19T20:10:00Z'
/** Returns the id of the pending submission for the caller of a column. */
export const submissionId = (column: number) => `waits-${column}`

const starts: Record<string, string> = {
  portal: '/api/partners/v1/web/auth/provider',
  intranet: '/sign-in',
}

/** Valid fields of the form of each address. */
const forms: Record<string, Record<string, string>> = {
  '/reviews/:org/:id': { decision: 'REJECTED', comments: '', submittedOn },
  '/operations': { nothing: 'on' },
  '/operations/world': { forward: '0.01' },
  '/sign-in/:uid': { email: ada.email },
}

/** Opens a page, or sends its form, in the caller's browser. */
export async function askPage(row: Row, caller: Caller, column: number, server: StartedServer): Promise<Response> {
  const { method, at, path, remark } = row
  const origin = at === 'portal' ? server.url : server.embedUrl
  const parts: Record<string, string> = {
    ':org': reviewedOrg,
    ':id': submissionId(column),
    ':uid': 'unknown',
    '*': '.well-known/openid-configuration',
  }
  const address = origin + path.replace(/:\w+|\*/g, part => parts[part] ?? part)
  // A caller without an account uses a copy, because cookies that the server sets would sign the caller in.
  const jar = caller.isSignedIn ? caller.jar : caller.jar.copy()
  const callbackHere = () => callbackOf(jar, origin + starts[at], address)
  const post = (from: CookieJar, form: Record<string, string>, headers = {}) =>
    from.fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin, ...sameOriginHeaders, ...headers },
    })
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  switch (remark) {
    case 'begun here':
      return jar.fetch(await callbackHere())
    case 'answered by another issuer':
      return jar.fetch((await callbackHere()).replace(/([?&]iss=)[^&]*/, '$1https%3A%2F%2Fevil.example'))
    case 'begun in another browser':
      return jar.copy().fetch(await callbackOf(new CookieJar(), origin + starts[at], address))
    case 'with its token': {
      const browser = await caller.browser()
      return post(browser, { token: await tokenOn(browser, address) })
    }
    case 'without its token':
      return post(jar, {})
    case 'from another site':
      return method === 'GET'
        ? jar.fetch(address, { headers: elsewhere })
        : post(jar, { ...forms[path], token: await tokenOn(jar, address) }, elsewhere)
    default:
      // A callback receives an answer that belongs to no sign-in.
      return method === 'POST'
        ? post(jar, forms[path] ?? {})
        : jar.fetch(path.endsWith('/callback') ? `${address}?code=x&state=y` : address, { headers: sameOriginHeaders })
  }
}

async function tokenOn(jar: CookieJar, address: string): Promise<string> {
  const page = await jar.fetch(address)
  return /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
}

/** Signs in and returns the address to which the issuer sends the browser back. */
async function callbackOf(jar: CookieJar, start: string, callback: string): Promise<string> {
  let answer = await jar.fetch(start)
  for (let hop = 0; hop < 12; hop++) {
    const location = answer.headers.get('location')
    const next = new URL(location ?? answer.url, answer.url).href
    if (next.startsWith(`${callback}?`)) return next
    const isForm = location === null && next.includes('/sign-in/')
    answer = await jar.fetch(next, isForm ? { method: 'POST', body: new URLSearchParams({ email: ada.email }) } : {})
  }
  throw new Error(`Sign-in ended at ${answer.url}`)
}

/** Rejects a submission as a reviewer. */
export async function reject(review: typeof fetch, { embedUrl }: StartedServer, submission: string): Promise<void> {
  const address = `${embedUrl}/reviews/${submission}`
  const [, shown = ''] = /name="submittedOn" value="([^"]*)"/.exec(await (await review(address)).text()) ?? []
  const body = new URLSearchParams({ decision: 'REJECTED', comments: '', submittedOn: shown })
  const { status } = await review(address, { method: 'POST', body, redirect: 'manual' })
  if (status !== 303) throw new Error(`The decision on ${submission} was answered by ${status}`)
}
