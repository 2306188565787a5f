import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type ForeignIssuer, startForeignIssuer } from '../fixtures/server/foreign-issuer'
import { freePorts, type StartedServer, startServer } from '../fixtures/server/start'
import { putPartner, putSubmission } from '../fixtures/server/strange-rows'
import { seededDirectory } from '../fixtures/server/template'

const audience = 'urn:reeldock:api'
const areas = {
  serviceAreas: [{ code: 'US-NY', deliveryType: 'INTERNET', status: 'active', deliveryOptions: [], excludeCodes: [] }],
}
/** What the issuer says of whoever signs in, from the next token on. */
const roles: string[] = []
let issuer: ForeignIssuer
let server: StartedServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePorts()
  const url = `http://localhost:${port}`
  const embedUrl = `http://127.0.0.1:${port + 1}`
  const client = {
    id: 'reeldock',
    secret: 'a secret of the test, long enough',
    callback: `${url}/api/partners/v1/web/auth/callback`,
    callbackElsewhere: `${embedUrl}/callback`,
    signedOut: `${url}/`,
  }
  issuer = await startForeignIssuer({ audience, email: 'rae@company.example.com', roles, client })
  const dataDir = await seededDirectory('small')
  // Both are due long ago: whatever goes on by itself would have taken them up.
  await putSubmission(dataDir, 'cinderlane', 'waits', areas, 1)
  await putPartner(dataDir, 'aaa', 'America/Chicago')
  server = await startServer({
    port,
    dataDir,
    env: {
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_INTRANET_CLIENT_ID: client.id,
      OIDC_INTRANET_CLIENT_SECRET: client.secret,
      OIDC_ACCOUNT_CLAIM: 'email',
    },
  })
})
test.afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})
test.beforeEach(() => void roles.splice(0))

const reviews = () => `${server.embedUrl}/reviews`
const decide = (jar: CookieJar) =>
  jar.fetch(`${reviews()}/cinderlane/waits`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'REJECTED', submittedOn: '2026-11-19T20:10:00Z' }),
  })

test('whoever is not signed in is led to the issuer, and decides on nothing', async () => {
  for (const path of ['', '/cinderlane/waits']) {
    const answer = await fetch(reviews() + path, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/sign-in?returnTo=${encodeURIComponent(`/reviews${path}`)}`)
  }
  const refused = await decide(new CookieJar())
  expect(refused.headers.get('location')).toContain('/sign-in?returnTo=')
})

for (const others of [[], ['admin'], ['Reviewer', 'reviewers', 'review']])
  test(`a role of ${JSON.stringify(others)} is none to review with`, async () => {
    roles.push(...others)
    const jar = new CookieJar()
    const { url, response } = await jar.navigate(reviews())
    expect(url, 'they are signed in').toBe(reviews())
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    const text = await response.text()
    expect(text).toContain('You are not a reviewer')
    expect(text).not.toContain('cinderlane')
    expect((await jar.fetch(`${reviews()}/cinderlane/waits`)).status).toBe(403)
    expect((await decide(jar)).status).toBe(403)
  })

test('a reviewer sees what waits, though it was due long ago, and decides; without the role they do no longer', async () => {
  roles.push('driver', 'reviewer')
  const jar = new CookieJar()
  const { response } = await jar.navigate(reviews())
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('/reviews/cinderlane/waits')
  expect(text).not.toContain('whoever opens this page')
  const forged = { 'sec-fetch-site': 'cross-site' }
  expect((await jar.fetch(`${reviews()}/cinderlane/waits`, { method: 'POST', headers: forged })).status).toBe(403)
  expect((await decide(jar)).status).toBe(303)
  expect(await (await jar.fetch(`${reviews()}/cinderlane/waits`)).text()).toContain('Rejected')
  roles.splice(0)
  await expect.poll(async () => (await jar.fetch(reviews())).status, 'from the next token on').toBe(403)
})

test('beside a real issuer nothing of the demonstration is there', async () => {
  for (const path of ['/operations', '/operations/world']) {
    expect((await fetch(server.embedUrl + path)).status, path).toBe(404)
    expect((await fetch(server.embedUrl + path, { method: 'POST', body: 'forward=60' })).status, path).toBe(404)
  }
  expect((await fetch(`${server.url}/sign-in/anybody`)).status).toBe(404)
  const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })
  expect(await page.text()).not.toContain('Demonstration')
  expect(await (await fetch(`${server.embedUrl}/intranet/`)).text()).not.toContain('Demonstration')
  expect(server.output()).not.toContain('maya.ortiz')
})

test('while the issuer does not answer a reviewer is told to come again, on a page', async () => {
  roles.push('reviewer')
  const jar = new CookieJar()
  expect((await jar.navigate(reviews())).response.status).toBe(200)
  await issuer.stop()
  const ask = () => jar.fetch(reviews(), { headers: { accept: 'text/html' } })
  await expect.poll(async () => (await ask()).status, 'when their token has ended').toBe(503)
  const answer = await ask()
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('The sign-in provider does not answer')
  expect((await decide(jar)).status).toBe(503)
})
