import { expect, test } from '@playwright/test'
import type { CookieJar } from '../fixtures/server/cookie-jar'
import { listen } from '../fixtures/server/listen'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, signInAt, signOut, signOutPath } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
let server: StartedServer
let out: string

test.beforeAll(async () => {
  server = await startServer()
  out = server.url + signOutPath
})
test.afterAll(() => server.stop())

const me = async (token: string | null) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${server.url}/api/main/v1/users/me`, { headers })).status
}
const tokenAt = async (jar: CookieJar, url: string) =>
  ((await (await jar.fetch(`${url}/token`, { headers: sameOriginHeaders })).json()) as { accessToken: string | null })
    .accessToken
const asksAgain = async (jar: CookieJar) =>
  (await jar.copy().navigate(`${server.url}/api/partners/v1/web/auth/provider`)).url.includes('/sign-in/')
const tokenOn = async (page: Response) => /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''

test('opening the sign-out address shows a question and never signs out', async () => {
  const visitor = await server.signIn(ada)
  for (const site of ['cross-site', 'same-site', 'none', undefined]) {
    const headers: Record<string, string> = site ? { 'sec-fetch-site': site, 'sec-fetch-dest': 'document' } : {}
    const page = await visitor.jar.fetch(out, { headers: { accept: 'text/html', ...headers } })
    expect(page.status, site).toBe(200)
    const text = await page.text()
    expect(text).toContain('Sign out?')
    expect(text, 'nothing presses the button').not.toContain('<script')
  }
  const own = await visitor.jar.fetch(out, { headers: sameOriginHeaders })
  expect(await own.text(), 'a press on this site needs no confirmation').toContain('src="/sign-out.js"')
  expect(await me(await visitor.token())).toBe(200)
})

test('the sign-out form needs its own token and must come from this site', async () => {
  const visitor = await server.signIn(ada)
  const other = await server.signIn(ada)
  const token = await tokenOn(await visitor.jar.fetch(out))
  const foreign = await tokenOn(await other.jar.fetch(out))
  const send = (formToken: string | null, headers: Record<string, string> = {}) =>
    visitor.jar.fetch(out, {
      method: 'POST',
      body: new URLSearchParams(formToken === null ? {} : { token: formToken }),
      headers,
    })
  for (const [what, formToken, headers] of [
    ['none', null, {}],
    ['another', 'x', {}],
    ['somebody else’s', foreign, {}],
    ['from another site', token, { 'sec-fetch-site': 'cross-site' }],
    ['of another origin', token, { origin: server.embedUrl }],
  ] as const) {
    expect((await send(formToken, headers)).status, what).toBe(403)
    expect(await visitor.token(), what).not.toBeNull()
  }
  const end = await send(token)
  expect([end.status, end.headers.get('location')]).toEqual([303, `${server.url}/`])
  expect(await visitor.token()).toBeNull()
})

test('signing out ends the session here and at the provider, and all its sockets and tokens at once', async () => {
  const visitor = await server.signIn(ada)
  const other = await server.signIn(ada)
  const [token, otherToken] = [await visitor.token(), await other.token()]
  const socket = listen(server, token)
  await socket.opened
  const { url } = await signOut(visitor.jar, out)
  expect(url).toBe(`${server.url}/`)
  expect(await visitor.token()).toBeNull()
  expect(await me(token), 'the token that was handed out before').toBe(401)
  expect(await socket.ended).toBe(4401)
  expect(await listen(server, token).ended).toBe(401)
  expect(await asksAgain(visitor.jar)).toBe(true)
  expect([await me(otherToken), await other.token()], 'another sign-in of the same person').toEqual([200, otherToken])
  expect((await visitor.jar.navigate(out)).url, 'nobody is left to sign out').not.toContain(signOutPath.slice(1))
})

test('signing out of the intranet ends the sessions of the provider and the portal', async () => {
  const visitor = await signInAt(server.url, `${server.embedUrl}/sign-in`, server.embedUrl, ada)
  await visitor.jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const tokens = [await tokenAt(visitor.jar, server.embedUrl), await tokenAt(visitor.jar, server.url)]
  expect(await Promise.all(tokens.map(me))).toEqual([200, 200])
  expect((await signOut(visitor.jar, `${server.embedUrl}/sign-out`)).url).toBe(`${server.embedUrl}/intranet/`)
  expect(await Promise.all(tokens.map(me))).toEqual([401, 401])
  expect(await tokenAt(visitor.jar, server.url)).toBeNull()
  expect(await asksAgain(visitor.jar)).toBe(true)
})

test('an ended sign-in stays ended after a restart of the server', async () => {
  const first = await startServer()
  const visitor = await first.signIn(ada)
  const token = await visitor.token()
  await signOut(visitor.jar, first.url + signOutPath)
  await first.stop('SIGKILL')
  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${second.url}/api/main/v1/users/me`, { headers })).status).toBe(401)
  await second.stop()
})
