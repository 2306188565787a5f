import { CookieJar } from './cookie-jar'

/** A page's own request, as a browser marks it. */
export const samePage = { 'sec-fetch-site': 'same-origin' }

export interface ApiAnswer {
  status: number
  headers: Headers
  body: unknown
}

/** Somebody who has signed in at one of the sites. */
export interface Visitor {
  jar: CookieJar
  /** Where sign-in ended. */
  landed: string
  /** A token from the page's own source; null when it gives none. */
  token(): Promise<string | null>
  /** One call of the API with a token, its address from `/api` on. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>
}

/** Signs in at the portal through the provider's page, by e-mail. */
export async function signIn(portalUrl: string, email: string, returnTo = '/'): Promise<Visitor> {
  const start = `${portalUrl}/api/partners/v1/web/auth/provider?returnTo=${encodeURIComponent(returnTo)}`
  return signInAt(portalUrl, start, portalUrl, email)
}

/** Signs in at any site of the server: `start` begins, `siteUrl` has the token source. */
export async function signInAt(portalUrl: string, start: string, siteUrl: string, email: string): Promise<Visitor> {
  const jar = new CookieJar()
  const form = await jar.navigate(start)
  if (!form.url.includes('/sign-in/')) throw new Error(`Sign-in led to ${form.url}: ${await form.response.text()}`)
  const end = await jar.navigate(form.url, { method: 'POST', body: new URLSearchParams({ email }) })

  async function token(): Promise<string | null> {
    const answer = await jar.fetch(`${siteUrl}/token`, { headers: samePage })
    return answer.ok ? ((await answer.json()) as { accessToken: string | null }).accessToken : null
  }

  return {
    jar,
    landed: end.url,
    token,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(portalUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${await token()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('application/json')
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
    },
  }
}
