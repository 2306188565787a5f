import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { samePage } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Begins to sign in; answers what the provider is asked. */
async function begin(jar: CookieJar): Promise<URL> {
  const answer = await jar.fetch(`${server.url}/api/partners/v1/web/auth/provider`)
  return new URL(answer.headers.get('location') ?? '', server.url)
}

/** Goes on to where the provider sends the browser back to, without going there: with a code that counts. */
async function wayBack(jar: CookieJar, asked: URL): Promise<URL> {
  let at = asked
  let form: RequestInit = {}
  while (!at.pathname.endsWith('/callback')) {
    const answer = await jar.fetch(at, form)
    const location = answer.headers.get('location')
    form = location === null ? { method: 'POST', body: new URLSearchParams({ email: ada }) } : {}
    at = location === null ? at : new URL(location, at)
  }
  return at
}

const isSignedIn = async (jar: CookieJar) =>
  (await (await jar.fetch(`${server.url}/token`, { headers: samePage })).json()).accessToken !== null

test('each sign-in asks with chances of its own', async () => {
  const jar = new CookieJar()
  const asked = [await begin(jar), await begin(jar), await begin(new CookieJar())]
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const values = asked.map(({ searchParams }) => searchParams.get(name) ?? '')
    expect(new Set(values).size, name).toBe(3)
    for (const value of values) expect(Buffer.from(value, 'base64url').length, name).toBe(32)
  }
  expect(asked.map(({ searchParams }) => searchParams.get('code_challenge_method'))).toEqual(['S256', 'S256', 'S256'])
})

test('a way back that another browser began signs nobody in here, and still counts there', async () => {
  const [theirs, mine] = [new CookieJar(), new CookieJar()]
  const back = await wayBack(theirs, await begin(theirs))
  await begin(mine)
  expect((await mine.fetch(back)).status).toBe(400)
  expect(await isSignedIn(mine)).toBe(false)
  expect((await theirs.fetch(back)).status).toBe(303)
  expect(await isSignedIn(theirs)).toBe(true)
})

test('a code of another sign-in counts for none that this browser began', async () => {
  const [theirs, mine] = [new CookieJar(), new CookieJar()]
  const back = await wayBack(theirs, await begin(theirs))
  back.searchParams.set('state', (await begin(mine)).searchParams.get('state') ?? '')
  expect((await mine.fetch(back)).status).toBe(400)
  expect(await isSignedIn(mine)).toBe(false)
})
