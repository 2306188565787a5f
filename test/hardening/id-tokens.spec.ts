import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { listen } from '../fixtures/server/listen'
import { type SigningIssuer, startSigningIssuer } from '../fixtures/server/signing-issuer'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, signOut, signOutPath } from '../fixtures/server/visitor'

let issuer: SigningIssuer
let server: StartedServer

test.beforeAll(async () => {
  issuer = await startSigningIssuer()
  server = await startServer({
    env: {
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb',
      OIDC_ACCOUNT_CLAIM: 'email',
    },
  })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

/** Signs in. Returns the final status, and whether the browser has an access token. */
async function signIn(): Promise<[status: number, isIn: boolean]> {
  const jar = new CookieJar()
  const { response } = await jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const token = await jar.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
  return [response.status, (await token.json()).accessToken !== null]
}

test('an ID token with a forged signature is refused', async () => {
  issuer.idTokens({})
  expect(await signIn()).toEqual([200, true])
  issuer.idTokens({ isForged: true })
  expect(await signIn()).toEqual([400, false])
})

test('an ID token of another sign-in is refused', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const claims of [
    { nonce: 'of another' },
    { nonce: undefined },
    { aud: 'intranet' },
    { iss: 'https://another.example' },
    { exp: now - 60 },
    { sub: undefined },
  ]) {
    issuer.idTokens({ claims })
    expect(await signIn(), JSON.stringify(claims)).toEqual([400, false])
  }
})

/** Signs in with an access token of these claims, and returns the token. */
async function tokenOf(jar: CookieJar, claims: Record<string, unknown>): Promise<string> {
  issuer.idTokens({})
  issuer.accessTokens(claims)
  await jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const answer = await jar.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
  return (await answer.json()).accessToken
}

const me = async (token: string) =>
  (await fetch(`${server.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status

test('a new sign-in in a browser ends the tokens and sockets of the previous one, with any session id of the issuer', async () => {
  for (const sid of ['another', 'one']) {
    const jar = new CookieJar()
    const now = Math.floor(Date.now() / 1000)
    const first = await tokenOf(jar, { sid: 'one', iat: now - 20 })
    const socket = listen(server, first)
    await socket.opened
    const second = await tokenOf(jar, { sid, iat: now - 10 })
    expect([await me(first), await me(second)], sid).toEqual([401, 200])
    expect(await socket.ended).toBe(4401)
    await signOut(jar, server.url + signOutPath)
  }
})

test('a new sign-in after a sign-out is valid with the same session id, and the ended one stays ended', async () => {
  const jar = new CookieJar()
  const now = Math.floor(Date.now() / 1000)
  const signedIn = (iat: number) => tokenOf(jar, { sid: 'the same', iat })
  const first = await signedIn(now - 20)
  expect(await me(first)).toBe(200)
  await signOut(jar, server.url + signOutPath)
  expect(await me(first)).toBe(401)
  const second = await signedIn(now - 10)
  expect([await me(first), await me(second)]).toEqual([401, 200])
  await signOut(jar, server.url + signOutPath)
  expect([await me(first), await me(second)]).toEqual([401, 401])
})

test('a sign-in that began before a sign-out is refused; one that begins after it is accepted', async () => {
  const jar = new CookieJar()
  const now = Math.floor(Date.now() / 1000)
  await tokenOf(jar, { sid: 'under way', iat: now - 20 })
  // This sign-in stops before the callback of this server.
  const started = await jar.fetch(`${server.url}/api/partners/v1/web/auth/provider`)
  const redirected = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' })
  const pending = jar.copy()
  await signOut(jar, server.url + signOutPath)
  const { response } = await pending.navigate(redirected.headers.get('location') ?? '')
  expect(response.status).toBe(400)
  const answer = await pending.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
  expect((await answer.json()).accessToken).toBeNull()
  expect(await me(await tokenOf(jar, { sid: 'under way', iat: now - 10 }))).toBe(200)
})
