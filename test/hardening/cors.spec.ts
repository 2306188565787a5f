import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, type Visitor } from '../fixtures/server/visitor'

const host = 'https://host.example'
let server: StartedServer
let ada: Visitor

test.beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: `${host}, https://second.example` } })
  ada = await server.signIn('ada.novak@cinderlane.example.com')
})
test.afterAll(() => server.stop())

test('only the two sites and the exact origins of the settings may call the API', async () => {
  const allowed = async (origin: string, path = '/api/main/v1/users/me') => {
    const headers = { authorization: `Bearer ${await ada.token()}`, origin }
    return (await fetch(server.url + path, { headers })).headers.get('access-control-allow-origin')
  }
  for (const origin of [host, 'https://second.example']) expect(await allowed(origin)).toBe(origin)
  for (const origin of [
    'http://host.example',
    `${host}:8443`,
    `${host}.evil.example`,
    'https://a.host.example',
    'null',
  ])
    expect(await allowed(origin), origin).toBeNull()
})

test('answers that any origin can read contain no personal data', async () => {
  const [token, cookies] = [await ada.token(), ada.jar.valuesAt(new URL(server.url).host)]
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${token}`, ...sameOriginHeaders }
  const forAll: string[] = []
  for (const path of [
    '/reeldock/loader.js',
    '/oidc/.well-known/openid-configuration',
    '/oidc/jwks',
    '/token',
    '/preloaded.js',
    '/healthz',
    '/maintenance.json',
    '/api/main/v1/users/me',
    '/api/main/v1/work-orders',
  ]) {
    const answer = await ada.jar.fetch(server.url + path, { headers })
    const origin = answer.headers.get('access-control-allow-origin')
    if (origin === null) continue
    forAll.push(path)
    expect(answer.headers.get('access-control-allow-credentials'), path).toBeNull()
    const text = await answer.text()
    for (const held of [`${token}`, 'novak', 'Cinder', ...cookies]) expect(text, path).not.toContain(held)
  }
  expect(forAll).toContain('/reeldock/loader.js')
  expect(forAll.filter(path => !path.startsWith('/reeldock/') && !path.startsWith('/oidc/'))).toEqual([])
})
