import { expect, test } from '@playwright/test'
import type { Appliance } from '../../core/wire/appliances'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { startForeignIssuer } from '../fixtures/server/foreign-issuer'
import { freePorts, type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, signIn } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
const start = '/api/partners/v1/web/auth/provider?returnTo=%2Fwork-orders%3Fpage%3D2'
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const flip = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.embedUrl}/operations`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  })

test('maintenance is switched on and off under the running server', async () => {
  const visitor = await server.signIn(ada)
  const preloaded = async () =>
    (await visitor.jar.fetch(`${server.url}/preloaded.js`, { headers: sameOriginHeaders })).text()
  const readMaintenance = async () => (await fetch(`${server.url}/maintenance.json`)).json()
  const me = () => visitor.call('GET', '/api/main/v1/users/me', undefined, { origin: server.embedUrl })

  expect(await readMaintenance()).toEqual({ maintenance: false })
  expect(await preloaded()).not.toContain('maintenance')
  expect((await flip('maintenance=on')).status).toBe(303)

  expect(await readMaintenance()).toEqual({ maintenance: true })
  expect(await preloaded()).toContain('"maintenance":true')
  expect(await preloaded(), 'signing in still works').toContain('accessToken')
  const refused = await me()
  expect(refused).toMatchObject({ status: 503, body: { errors: [{ code: 'maintenance' }] } })
  expect(refused.headers.get('access-control-allow-origin'), 'readable from another site').toBe(server.embedUrl)
  expect((await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })).status).toBe(200)
  expect((await signIn(server.url, ada)).landed).toBe(`${server.url}/`)
  expect(await (await fetch(`${server.embedUrl}/operations`)).text()).toContain('End maintenance')

  await flip('maintenance=off')
  expect(await readMaintenance()).toEqual({ maintenance: false })
  expect(await me()).toMatchObject({ status: 200 })
})

test('a form of another site cannot change a switch', async () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await flip('maintenance=on', { 'sec-fetch-site': site })).status, site).toBe(403)
  expect((await flip('nothing=on')).status).toBe(303)
  expect(await (await fetch(`${server.url}/maintenance.json`)).json()).toEqual({ maintenance: false })
})

test('an unavailable provider is reported on a page, which continues when the provider is back', async () => {
  await flip('signInDown=on')
  const jar = new CookieJar()
  const { response } = await jar.navigate(server.url + start)
  expect(response.status).toBe(503)
  const text = await response.text()
  expect(text).toContain('The sign-in provider isn’t responding')
  expect(text).toContain(`href="${start}">Try again`)
  expect((await fetch(`${server.url}/again.js`)).status).toBe(200)
  await flip('signInDown=off')
  expect((await jar.navigate(server.url + start)).url).toContain('/sign-in/')
})

test('a user who leaves the sign-in page without signing in can retry or go back', async () => {
  const jar = new CookieJar()
  const form = await jar.navigate(server.url + start)
  const { url, response } = await jar.navigate(form.url, { method: 'POST', body: new URLSearchParams({ cancel: '1' }) })
  expect(url).toContain('/callback?error=access_denied')
  const text = await response.text()
  expect(text).toContain('You’re not signed in')
  expect(text).toContain(`href="${start}">Try again`)
  expect(text).toContain('href="/">Back')
})

test('a real issuer may be unavailable before and after its metadata was read', async () => {
  const port = await freePorts()
  const issuerPort = await freePorts()
  const client = {
    id: 'reeldock-portal',
    secret: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb',
    callback: `http://localhost:${port}/api/partners/v1/web/auth/callback`,
    signedOut: `http://localhost:${port}/`,
  }
  const options = { audience: 'urn:reeldock:api', person: { email: ada }, client, port: issuerPort }
  const other = await startServer({
    port,
    env: {
      OIDC_ISSUER: `http://localhost:${issuerPort}`,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_ACCOUNT_CLAIM: 'email',
    },
  })
  try {
    const begin = () => new CookieJar().navigate(other.url + start)
    expect((await begin()).response.status).toBe(503)
    const issuer = await startForeignIssuer(options)
    expect((await begin()).url).toBe(`${other.url}/work-orders?page=2`)
    await issuer.stop()
    expect((await begin()).response.status).toBe(503)
    expect((await fetch(`${other.embedUrl}/operations`)).status, 'no switches for strangers').toBe(404)
  } finally {
    await other.stop()
  }
})

// @spec 4.7
test('the operations page forwards the time of the world and triggers failures', async () => {
  const visitor = await server.signIn(ada)
  const post = (body: string) =>
    fetch(`${server.embedUrl}/operations/world`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    })
  const dock = async () => ((await visitor.call('GET', '/api/main/v1/appliances')).body as Appliance[])[0]
  const first = await dock()
  const appliance = `appliance=${first?.applianceId}`
  expect((await post(`${appliance}&mishap=offline`)).status).toBe(303)
  expect((await dock())?.isOnline).toBe(false)
  expect((await post(`${appliance}&mishap=online`)).status).toBe(303)
  await expect.poll(async () => (await dock())?.isOnline).toBe(true)

  expect((await post('forward=0')).status).toBe(400)
  expect((await post('forward=90')).status).toBe(303)
  expect(await (await fetch(`${server.embedUrl}/operations/world`)).text()).toContain('ahead of real time: 90')
  expect((await post('appliance=nowhere&mishap=offline')).status).toBe(404)
  expect((await post(`${appliance}&mishap=earthquake`)).status).toBe(400)
  expect((await post(`${appliance}&bay=99&mishap=slow`)).status).toBe(409)
})
