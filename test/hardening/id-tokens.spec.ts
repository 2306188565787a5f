import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type SigningIssuer, startSigningIssuer } from '../fixtures/server/signing-issuer'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { samePage, signOut, signOutPath } from '../fixtures/server/visitor'

let issuer: SigningIssuer
let server: StartedServer

test.beforeAll(async () => {
  issuer = await startSigningIssuer()
  server = await startServer({
    env: {
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'a secret of the test, long enough',
      OIDC_ACCOUNT_CLAIM: 'email',
    },
  })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

/** Signs in; answers the status of where that ends, and whether somebody is signed in there. */
async function signIn(): Promise<[status: number, isIn: boolean]> {
  const jar = new CookieJar()
  const { response } = await jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const token = await jar.fetch(`${server.url}/token`, { headers: samePage })
  return [response.status, (await token.json()).accessToken !== null]
}

test('an ID token that the issuer has not signed signs nobody in', async () => {
  issuer.idTokens({})
  expect(await signIn()).toEqual([200, true])
  issuer.idTokens({ isForged: true })
  expect(await signIn()).toEqual([400, false])
})

test('an ID token of another sign-in signs nobody in', async () => {
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

test('who signs out and in again is in, though the issuer calls that by the same name; what was ended stays so', async () => {
  const jar = new CookieJar()
  const now = Math.floor(Date.now() / 1000)
  const signedIn = async (iat: number) => {
    issuer.idTokens({})
    issuer.accessTokens({ sid: 'the same', iat })
    await jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
    const answer = await jar.fetch(`${server.url}/token`, { headers: samePage })
    return (await answer.json()).accessToken as string
  }
  const me = async (token: string) =>
    (await fetch(`${server.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
  const first = await signedIn(now - 20)
  expect(await me(first)).toBe(200)
  await signOut(jar, server.url + signOutPath)
  expect(await me(first)).toBe(401)
  const second = await signedIn(now - 10)
  expect([await me(first), await me(second)]).toEqual([401, 200])
  await signOut(jar, server.url + signOutPath)
  expect([await me(first), await me(second)]).toEqual([401, 401])
})
