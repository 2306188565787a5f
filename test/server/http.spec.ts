import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '../../core/navigation/routes'
import { preloadLinks } from '../../demo/server/http/preload-links'
import { type StartedServer, startServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'
import { pendingShipment } from '../fixtures/server/work'

let server: StartedServer
let ada: Visitor

test.beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info', RATE_LIMIT: '60' } })
  ada = await server.signIn('ada.novak@cinderlane.example.com')
})
test.afterAll(() => server.stop())

const users = '/api/main/v1/users/me'

test('the API accepts calls from the two sites only', async () => {
  for (const origin of [server.url, server.embedUrl]) {
    const preflight = await fetch(server.url + users, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,if-match,idempotency-key',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT')
    const answer = await fetch(server.url + users, { headers: { origin } })
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'etag, content-disposition, retry-after, x-request-id',
    )
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  }
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
    const answer = await fetch(server.url + users, { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull()
  }
})

test('both sites have a strict content security policy', async () => {
  const portal = await fetch(`${server.url}/healthz`)
  const policy = portal.headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(portal.headers.get('x-content-type-options')).toBe('nosniff')
  expect(portal.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const embed = await fetch(`${server.embedUrl}/healthz`)
  const strict = embed.headers.get('content-security-policy') ?? ''
  const host = new URL(server.url).host
  expect(strict).toContain(`connect-src 'self' http://${host} ws://${host}`)
  expect(strict).toContain('trusted-types reeldock')
  expect(strict).toContain("frame-ancestors 'none'")
})

test('the page of a screen names the files that it needs; a page without an account names none', async () => {
  const named = new Set<string>()
  for (const { path, element, open = false } of routes) {
    const page = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    const links = page.headers.get('link') ?? ''
    const files = [...links.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file)
    expect(files.includes(`/reeldock/elements/${element}.js`), path).toBe(!open)
    expect(files[0], path).toBe(open ? undefined : '/portal.js')
    expect(links.includes('</preloaded.js>; rel=preload; as=script'), path).toBe(!open)
    expect(
      files.some(file => /chunks\/react-/.test(file)),
      path,
    ).toBe(!open)
    for (const file of files) named.add(file)
  }
  for (const file of named) expect((await fetch(server.url + file)).status, file).toBe(200)
})

test('a list of files that is missing or half written names no files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'reeldock-links-'))
  expect(await preloadLinks(root, 'work-orders')).toBe(undefined)
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/preload.json'), '{ "work-orders": ["elements/wor')
  expect(await preloadLinks(root, 'work-orders')).toBe(undefined)
})

test('an address is decoded once', async () => {
  const { path } = await pendingShipment(ada)
  for (const [hyphen, status] of [
    ['-', 200],
    ['%2D', 200],
    ['%252D', 404],
    ['%25252D', 404],
  ] as const)
    expect((await ada.call('GET', path.replace('WO-', `WO${hyphen}`))).status, hyphen).toBe(status)
})

test('the file name of a report contains only its two days', async () => {
  const ask = async (startDate: string) => {
    const query = new URLSearchParams({ startDate, endDate: '2026-12-31', dateType: 'assigned_on' })
    const headers = { authorization: `Bearer ${await ada.token()}` }
    return fetch(`${server.url}/api/reports/v1/work-orders-report?${query}`, { headers })
  }
  const name = 'attachment; filename="work-orders_2026-01-01_2026-12-31.csv"'
  expect((await ask('2026-01-01')).headers.get('content-disposition')).toBe(name)
  for (const start of [
    '2026-01-01"; filename="run.exe',
    '2026-01-01\r\nx-more: 1',
    '../2026-01-01',
    '２０２６-01-01',
  ]) {
    const answer = await ask(start)
    expect([answer.status, answer.headers.get('content-disposition')], start).toEqual([400, null])
  }
})

const bodyOf = async (answer: Response) => (await answer.json()) as { errors: { code: string; message: string }[] }

test('every failure is an ErrorBody', async () => {
  const headers = { authorization: `Bearer ${await ada.token()}`, 'content-type': 'application/json' }
  const shipments = server.url + (await pendingShipment(ada)).path
  const put = (body: string, more: Record<string, string> = {}) =>
    fetch(shipments, { method: 'PUT', headers: { ...headers, ...more }, body })
  const failures: [string, Promise<Response>, number][] = [
    ['no such call', fetch(`${server.url}/api/main/v1/nothing`, { headers }), 404],
    ['no such file', fetch(`${server.url}/nothing.js`), 404],
    ['broken JSON', put('{"a":'), 400],
    ['a prototype in JSON', put('[{"__proto__":{"a":1}}]'), 400],
    ['not JSON', put('a=b', { 'content-type': 'text/plain' }), 415],
    ['far too large', put(JSON.stringify('x'.repeat(3_000_000))), 413],
    ['no token', fetch(server.url + users), 401],
    ['a forged token', fetch(server.url + users, { headers: { authorization: `Bearer ${await ada.token()}x` } }), 401],
    ['a path that cannot be read', fetch(`${server.url}/api/main/v1/work-orders/%00%ff`, { headers }), 400],
    ['another method', fetch(server.url + users, { method: 'DELETE', headers }), 404],
  ]
  for (const [what, request, status] of failures) {
    const answer = await request
    expect(answer.status, what).toBe(status)
    const { errors } = await bodyOf(answer)
    expect(errors[0]?.code, what).toMatch(/^[a-z_]+$/)
    expect(errors[0]?.message, what).toBeTruthy()
  }
})

test('a body that is too large is refused with the limit, readable from another site', async () => {
  // The order must exist, because otherwise the server would not read the body.
  const answer = await fetch(server.url + (await pendingShipment(ada)).path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await ada.token()}`,
      'content-type': 'application/json',
      origin: server.embedUrl,
    },
    body: JSON.stringify('x'.repeat(2 * 1024 ** 2)),
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('access-control-allow-origin')).toBe(server.embedUrl)
  const message = 'The request is too large (max 2 MB)'
  expect(await answer.json()).toEqual({ errors: [{ code: 'too_large', message, details: { limit: 2097152 } }] })
})

test('a rate-limited answer says when to retry, readable from another site', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const headers = { authorization: `Bearer ${await sam.token()}`, origin: server.embedUrl }
  const answers = await Promise.all(Array.from({ length: 80 }, () => fetch(server.url + users, { headers })))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.get('access-control-allow-origin')).toBe(server.embedUrl)
  expect(refused && (await bodyOf(refused)).errors[0]?.code).toBe('too_many_requests')
})

test('under another host name, a page is redirected and an API call is refused', async () => {
  const other = `http://127.0.0.1:${server.port}`
  const page = await fetch(`${other}/work-orders?a=b`, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect(page.status).toBe(308)
  expect(page.headers.get('location')).toBe(`${server.url}/work-orders?a=b`)
  expect((await fetch(other + users)).status).toBe(421)
})

test('every address of a page serves the portal, unknown ones with status 404; a missing file has the server’s own page', async () => {
  const open = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } })
  for (const [path, status] of [
    ['/work-orders/past', 200],
    ['/', 200],
    ['/nothing-here', 404],
  ] as const) {
    const page = await open(path)
    expect(page.status, path).toBe(status)
    expect(await page.text(), path).toContain('<reeldock-navigation')
  }
  for (const path of ['/api/main/nothing', '/reeldock/nothing.js', '/oidc', '/../package.json', '/.env'])
    expect(await (await open(path)).text(), path).not.toContain('"devDependencies"')
  const missing = await open('/reeldock/nothing.js')
  expect(missing.status).toBe(404)
  expect(await missing.text(), 'a page of the server, and not the portal').toContain('<h1>Page not found</h1>')
  expect((await fetch(`${server.url}/reeldock/nothing.js`)).headers.get('content-type')).toContain('application/json')
})

test('other origins can load the package and nothing else', async () => {
  const answer = await fetch(`${server.url}/reeldock/loader.js`)
  expect(answer.status, 'dist is built').toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const address of [
    ...['/', '/gallery/', '/preloaded.js', '/token', '/maintenance.json', '/server.css'].map(path => server.url + path),
    ...['/intranet/', '/options.json', '/reviews'].map(path => server.embedUrl + path),
  ]) {
    const { headers } = await fetch(address, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('access-control-allow-origin'), address).toBeNull()
    expect(headers.get('cross-origin-resource-policy'), address).toBe('same-origin')
  }
})

test('the log holds no token and no code', async () => {
  const token = await ada.token()
  await fetch(`${server.url}/api/events?token=${token}`)
  await ada.jar.navigate(`${server.url}/api/partners/v1/web/auth/provider`)
  const log = server.output()
  expect(log).toContain('/api/events')
  expect(log).toContain('/callback')
  expect(log).not.toContain(token)
  expect(log).not.toMatch(/[?&](code|state|token)=[^…"&]/)
})
