import { expect, test } from '@playwright/test'
import { type BesideIssuer, startBesideIssuer } from '../fixtures/server/beside-issuer'
import { CookieJar } from '../fixtures/server/cookie-jar'
import type { StartedServer } from '../fixtures/server/start'
import { putRows, submission } from '../fixtures/server/strange-rows'
import { seededDirectory } from '../fixtures/server/template'

const areas = {
  serviceAreas: [{ code: 'US-NY', deliveryType: 'INTERNET', status: 'active', deliveryOptions: [], excludeCodes: [] }],
}
/** The roles that the issuer puts into the next tokens. */
const roles: string[] = []
const rae = { email: 'rae@company.example.com', roles }
let beside: BesideIssuer
let server: StartedServer

test.beforeAll(async () => {
  const dataDir = await seededDirectory('small')
  // The world also decides on due submissions beside a real issuer (decision 39).
  const later = Date.now() + 72 * 3_600_000
  await putRows(dataDir, submission('cinderlane', 'waits', areas, later), submission('firstreel', 'due', areas, 1))
  beside = await startBesideIssuer(rae, { dataDir })
  server = beside.server
})
test.afterAll(() => beside?.stop())
test.beforeEach(() => void roles.splice(0))

const reviews = () => `${server.embedUrl}/reviews`
const decide = (jar: CookieJar) =>
  jar.fetch(`${reviews()}/cinderlane/waits`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'REJECTED', submittedOn: '2026-11-19T20:10:00Z' }),
  })

test('a role with a similar name does not allow reviews', async () => {
  roles.push('admin', 'Reviewer', 'reviewers', 'review')
  const jar = new CookieJar()
  const { url, response } = await jar.navigate(reviews())
  expect(url, 'the account is signed in').toBe(reviews())
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toContain('text/html')
  const text = await response.text()
  expect(text).toContain('You’re not a reviewer')
  expect(text).not.toContain('cinderlane')
})

test('a reviewer sees pending submissions and decides; without the role the account can do neither', async () => {
  roles.push('driver', 'reviewer')
  const jar = new CookieJar()
  const { response } = await jar.navigate(reviews())
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('/reviews/cinderlane/waits')
  expect(text).not.toContain('anyone who opens this page')
  expect(text).toContain('href="/sign-out"')
  expect((await decide(jar)).status).toBe(303)
  expect(await (await jar.fetch(`${reviews()}/cinderlane/waits`)).text()).toMatch(/Rejected.*href="\/sign-out"/s)
  roles.splice(0)
  await expect.poll(async () => (await jar.fetch(reviews())).status, 'from the next token on').toBe(403)
})

test('a server beside a real issuer has no switches, and each page says that its data is demonstration data', async () => {
  expect((await fetch(`${server.url}/gallery/`)).status).toBe(404)
  for (const host of ['react', 'vue'])
    expect((await fetch(`${server.embedUrl}/${host}/host.js`)).status, host).toBe(404)
  const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('Demonstration data')
  expect(await (await fetch(`${server.embedUrl}/intranet/`)).text()).toContain('Demonstration data')
  expect((await fetch(`${server.embedUrl}/operations`)).status).toBe(404)
  expect(server.output()).not.toContain('maya.ortiz')
})

test('a server beside a real issuer simulates the world too, and approves due submissions', async () => {
  roles.push('reviewer')
  const jar = new CookieJar()
  await jar.navigate(reviews())
  const page = async () => (await jar.fetch(`${reviews()}/firstreel/due`)).text()
  await expect.poll(page).toContain('Approved')
  expect(await (await jar.fetch(reviews())).text()).not.toContain('/reviews/firstreel/due')
})

test('without a refresh token no request waits for a new token', async () => {
  const email = 'ada.novak@cinderlane.example.com'
  beside.issuer.meets({ email, once: true })
  const { token } = await server.signIn(email)
  expect(await token()).not.toBeNull()
  await expect.poll(token, 'the first token has ended').toBeNull()
  expect(await Promise.all([token(), token()])).toEqual([null, null])
  beside.issuer.meets(rae)
})

test('a reviewer sees a page that says to come back while the issuer does not respond', async () => {
  roles.push('reviewer')
  const jar = new CookieJar()
  expect((await jar.navigate(reviews())).response.status).toBe(200)
  await beside.issuer.stop()
  const ask = () => jar.fetch(reviews(), { headers: { accept: 'text/html' } })
  await expect.poll(async () => (await ask()).status, 'after the token has ended').toBe(503)
  const answer = await ask()
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('The sign-in provider isn’t responding')
  expect((await decide(jar)).status).toBe(503)
})
