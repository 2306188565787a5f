import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders } from '../fixtures/server/visitor'
import { argumentsOf } from '../run/compiled'

let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const tokenFor = async (jar: CookieJar, headers: Record<string, string> = {}) =>
  (await (await jar.fetch(`${server.url}/token`, { headers: { ...sameOriginHeaders, ...headers } })).json()).accessToken

/** Signs in and returns the browser with the id of the session. */
async function signIn(): Promise<{ jar: CookieJar; id: string }> {
  const { jar } = await server.signIn('ada.novak@cinderlane.example.com')
  const { host } = new URL(server.url)
  return { jar, id: jar.valuesAt(host)[jar.names(host).indexOf('portal_session')] ?? '' }
}

test('the id of a session has 32 random bytes, different for each sign-in', async () => {
  const ids = [await signIn(), await signIn(), await signIn()].map(({ id }) => id)
  expect(ids.map(id => Buffer.from(id, 'base64url').length)).toEqual([32, 32, 32])
  expect(new Set(ids).size).toBe(3)
})

test('only an id of a stored session identifies an account', async () => {
  const { jar, id } = await signIn()
  expect(await tokenFor(jar)).not.toBeNull()
  expect(await tokenFor(jar.tampered())).toBeNull()
  const made = Buffer.alloc(32, 7).toString('base64url')
  for (const invalid of [made, id.slice(0, -1), `${id}A`, `intranet_${id}`, ''])
    expect(await tokenFor(new CookieJar(), { cookie: `portal_session=${invalid}` }), invalid).toBeNull()
  expect(await tokenFor(new CookieJar(), { cookie: `portal_session=${id}` }), 'the id itself').not.toBeNull()
  const intranet = await fetch(`${server.embedUrl}/token`, {
    headers: { ...sameOriginHeaders, cookie: `intranet_session=${id}` },
  })
  expect(await intranet.json(), 'at the other site').toMatchObject({ accessToken: null })
})

test('one command signs out all accounts, and earlier tokens are refused', async () => {
  const first = await startServer()
  const visitors = [
    await first.signIn('ada.novak@cinderlane.example.com'),
    await first.signIn('sam.osei@firstreel.example.com'),
  ]
  const tokens = await Promise.all(visitors.map(({ token }) => token()))
  await first.stop()
  // A bundler in the process of the tests may have set NODE_ENV to production.
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: first.dataDir }
  const run = spawnSync(process.execPath, argumentsOf('demo/server/end-sessions.ts'), { env })
  expect([run.status, `${run.stdout}`, `${run.stderr}`]).toEqual([0, 'Sign-ins ended: 2\n', ''])
  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    for (const [index, { jar, token }] of visitors.entries()) {
      expect(await token()).toBeNull()
      const headers = { authorization: `Bearer ${tokens[index]}` }
      expect((await fetch(`${second.url}/api/main/v1/users/me`, { headers })).status).toBe(401)
      const { url } = await jar.navigate(`${second.url}/api/partners/v1/web/auth/provider`)
      expect(url, 'the provider asks anew').toContain('/sign-in/')
    }
  } finally {
    await second.stop()
  }
})
