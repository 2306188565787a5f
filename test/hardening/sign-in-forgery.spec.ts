import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Begins a sign-in and returns the address at the provider. */
async function beginSignIn(jar: CookieJar): Promise<URL> {
  const answer = await jar.fetch(`${server.url}/api/partners/v1/web/auth/provider`)
  return new URL(answer.headers.get('location') ?? '', server.url)
}

/** Signs in at the provider and returns the callback with its valid code, without opening it. */
async function signInAtProvider(jar: CookieJar, start: URL): Promise<URL> {
  let address = start
  let request: RequestInit = {}
  while (!address.pathname.endsWith('/callback')) {
    const answer = await jar.fetch(address, request)
    const location = answer.headers.get('location')
    // A page without a redirect is the form of the provider.
    request = location === null ? { method: 'POST', body: new URLSearchParams({ email: ada }) } : {}
    address = location === null ? address : new URL(location, address)
  }
  return address
}

const isSignedIn = async (jar: CookieJar) =>
  (await (await jar.fetch(`${server.url}/token`, { headers: sameOriginHeaders })).json()).accessToken !== null

test('each sign-in uses its own random values', async () => {
  const jar = new CookieJar()
  const addresses = [await beginSignIn(jar), await beginSignIn(jar), await beginSignIn(new CookieJar())]
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const values = addresses.map(({ searchParams }) => searchParams.get(name) ?? '')
    expect(new Set(values).size, name).toBe(3)
    for (const value of values) expect(Buffer.from(value, 'base64url').length, name).toBe(32)
  }
  expect(addresses.map(({ searchParams }) => searchParams.get('code_challenge_method'))).toEqual([
    'S256',
    'S256',
    'S256',
  ])
})

test('a callback is refused in another browser and stays valid in the browser that began', async () => {
  const [theirs, own] = [new CookieJar(), new CookieJar()]
  const callback = await signInAtProvider(theirs, await beginSignIn(theirs))
  await beginSignIn(own)
  expect((await own.fetch(callback)).status).toBe(400)
  expect(await isSignedIn(own)).toBe(false)
  expect((await theirs.fetch(callback)).status).toBe(303)
  expect(await isSignedIn(theirs)).toBe(true)
})

test('a code of another sign-in is refused for a sign-in of this browser', async () => {
  const [theirs, own] = [new CookieJar(), new CookieJar()]
  const callback = await signInAtProvider(theirs, await beginSignIn(theirs))
  callback.searchParams.set('state', (await beginSignIn(own)).searchParams.get('state') ?? '')
  expect((await own.fetch(callback)).status).toBe(400)
  expect(await isSignedIn(own)).toBe(false)
})
