import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, signIn, signInAt } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('a partner signs in, lands where they wanted to, and calls the API', async () => {
  const visitor = await signIn(server.url, ada, '/work-orders/past?search=a')
  expect(visitor.landed).toBe(`${server.url}/work-orders/past?search=a`)
  const me = await visitor.call('GET', '/api/main/v1/users/me')
  expect(me.status).toBe(200)
  expect(me.body).toMatchObject({ user: { companyName: 'Cinder Lane Dispatch', roleNames: ['admin'] } })
})

for (const trick of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/\t/evil.example', 'evil', '']) {
  test(`the return address stays on the site: ${JSON.stringify(trick)}`, async () => {
    const visitor = await signIn(server.url, ada, trick)
    expect(visitor.landed).toBe(`${server.url}/`)
  })
}

test('the sign-in page names every account and needs no script', async () => {
  const { url, response } = await new CookieJar().navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const text = await response.text()
  const shownText = text.replace(/<[^>]+>/g, '')
  expect(shownText).toContain('Sign in as Ada Novak')
  expect(shownText).toContain('Sign in as Ivo Marin')
  expect(text).not.toMatch(/<script|<style| style=|onclick/)
  const wrong = await new CookieJar().fetch(url)
  expect(wrong.status, 'the address alone, in another browser').toBe(400)
})

test('an account is chosen by its button; a bad address is refused in the page', async () => {
  const jar = new CookieJar()
  const form = await jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const refused = await jar.fetch(form.url, { method: 'POST', body: new URLSearchParams({ email: 'a@<b>' }) })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter an email address')
  const body = new URLSearchParams({ account: 'ada.novak' })
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await jar.fetch(form.url, { method: 'POST', headers, body })).status, 'a form of another site').toBe(403)
  const end = await jar.navigate(form.url, { method: 'POST', body })
  expect(end.url).toBe(`${server.url}/`)
})

test('only the page itself can read the start-up script and the token', async () => {
  const { jar } = await server.signIn(ada)
  for (const path of ['/preloaded.js', '/token']) {
    for (const site of ['cross-site', 'same-site', 'none', undefined]) {
      const headers: Record<string, string> = site ? { 'sec-fetch-site': site } : {}
      expect((await jar.fetch(server.url + path, { headers })).status, `${path} from ${site}`).toBe(403)
    }
    const answer = await jar.fetch(server.url + path, { headers: sameOriginHeaders })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await answer.text()).toContain('"accessToken":"ey')
  }
  const unknown = await fetch(`${server.url}/preloaded.js`, { headers: sameOriginHeaders })
  expect(await unknown.text()).not.toContain('accessToken')
  expect(await (await fetch(`${server.url}/token`, { headers: sameOriginHeaders })).json()).toMatchObject({
    accessToken: null,
  })
})

test('signing in again in a browser ends the previous sign-in', async () => {
  const visitor = await server.signIn(ada)
  const before = visitor.jar.copy()
  const { url } = await visitor.jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  expect(url, 'the provider knows the browser').toBe(`${server.url}/`)
  expect(await visitor.token()).not.toBeNull()
  const old = await before.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
  expect(await old.json()).toMatchObject({ accessToken: null })
})

test('the intranet signs in separately, as another client', async () => {
  const visitor = await signInAt(server.url, `${server.embedUrl}/sign-in`, server.embedUrl, ada)
  expect(visitor.landed).toBe(`${server.embedUrl}/intranet/`)
  expect(await visitor.call('GET', '/api/main/v1/work-orders-count')).toMatchObject({ status: 200 })
  const shared = await visitor.jar.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
  expect(await shared.json(), 'signed in at the provider, not at the portal').toMatchObject({ accessToken: null })
})

test('a callback without a sign-in of this browser is refused', async () => {
  const visitor = await server.signIn(ada)
  const forged = await visitor.jar.fetch(`${server.url}/api/partners/v1/web/auth/callback?code=x&state=y`)
  expect(forged.status).toBe(400)
  expect(await visitor.token()).not.toBeNull()
})

test('twenty simultaneous requests receive one new token', async () => {
  // A token is renewed after half of its lifetime. The twenty answers arrive long before the next renewal.
  const short = await startServer({ env: { ACCESS_TOKEN_SECONDS: '16' } })
  try {
    const visitor = await short.signIn(ada)
    const first = await visitor.token()
    const renewed = new Set<string | null>()
    // A request during the renewal may still return the first token.
    const ask = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.token()))
      for (const answer of answers) if (answer !== first) renewed.add(answer)
      return answers.includes(first)
    }
    await expect.poll(ask, { intervals: [500] }).toBe(false)
    expect(renewed.size).toBe(1)
    expect(await visitor.call('GET', '/api/main/v1/users/me')).toMatchObject({ status: 200 })
    const withFirst = { headers: { authorization: `Bearer ${first}` } }
    await expect.poll(async () => (await fetch(`${short.url}/api/main/v1/users/me`, withFirst)).status).toBe(401)
    expect(await visitor.token()).not.toBeNull()
  } finally {
    await short.stop()
  }
})

test('a token that cannot be renewed while the provider is down is a 503, not a sign-out', async () => {
  const short = await startServer({ env: { ACCESS_TOKEN_SECONDS: '2' } })
  const flip = (body: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return fetch(`${short.embedUrl}/operations`, { method: 'POST', body, headers })
  }
  try {
    const visitor = await short.signIn(ada)
    await flip('signInDown=on')
    const ask = (path: string) => visitor.jar.fetch(short.url + path, { headers: sameOriginHeaders })
    await expect.poll(async () => (await ask('/token')).status, 'the token ends').not.toBe(200)
    const away = await ask('/token')
    expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await away.json()).toMatchObject({ errors: [{ code: 'sign_in_unavailable' }] })
    expect((await ask('/preloaded.js')).status, 'the page starts, and asks by itself').toBe(200)
    await flip('signInDown=off')
    expect(await visitor.token()).not.toBeNull()
  } finally {
    await short.stop()
  }
})
