import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type SigningIssuer, startSigningIssuer } from '../fixtures/server/signing-issuer'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { samePage } from '../fixtures/server/visitor'

let issuer: SigningIssuer
let server: StartedServer

test.beforeAll(async () => {
  issuer = await startSigningIssuer()
  server = await startServer({
    env: {
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'a secret of the test, long enough',
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
