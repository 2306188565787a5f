import { expect, test } from '@playwright/test'
import { type RawAnswer, rawGet, rawHead, rawRequest } from '../fixtures/server/raw-request'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders } from '../fixtures/server/visitor'

const portal = { host: 'portal.example.com' }
const intranet = { host: 'intranet.example.com' }
const page = { accept: 'text/html' }
let server: StartedServer

/** The server runs as behind a proxy with TLS. */
test.beforeAll(async () => {
  server = await startServer({
    env: {
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORTAL_URL: `https://${portal.host}`,
      EMBED_URL: `https://${intranet.host}`,
      TRUST_PROXY: 'loopback',
    },
  })
})
test.afterAll(() => server.stop())

function expectHeaders({ headers }: RawAnswer, what: string): void {
  expect(headers, what).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  const policy = headers['content-security-policy']
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", 'frame-ancestors '])
    expect(policy, what).toContain(part)
}

test('every answer of a site has the security headers', async () => {
  const asked: [path: string, headers: Record<string, string>][] = [
    ['/', { ...portal, ...page }],
    ['/portal.js', portal],
    ['/mark.svg', portal],
    ['/nothing', { ...portal, ...page }],
    ['/nothing.js', portal],
    ['/%ff', portal],
    ['/token', portal],
    ['/token', { ...portal, ...sameOriginHeaders }],
    ['/api/main/v1/users/me', portal],
    ['/api/partners/v1/web/auth/provider', portal],
    ['/api/partners/v1/web/auth/logout', portal],
    ['/oidc/auth', portal],
    ['/oidc/.well-known/openid-configuration', portal],
    ['/oidc/nothing', portal],
    ['/reeldock/loader.js', portal],
    ['/healthz', { host: 'another.example.com' }],
    ['/', { host: 'another.example.com' }],
    ['/', { host: 'another.example.com', ...page }],
  ]
  const others: typeof asked = ['/intranet/', '/frame/orders.html', '/vue/', '/reviews', '/operations', '/nothing'].map(
    path => [path, intranet],
  )
  for (const [port, list] of [
    [server.port, asked],
    [server.port + 1, others],
  ] as const)
    for (const [path, headers] of list) {
      const answer = await rawGet(port, path, headers)
      const what = `${answer.status} ${headers.host}${path}`
      expectHeaders(answer, what)
      if (answer.text !== '') expect(answer.headers['content-type'], what).toMatch(/; charset=utf-8$/)
    }
  const socket = { ...portal, connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', origin: 'https://evil.example' }
  const upgrade = new Promise<RawAnswer>((resolve, reject) => {
    rawRequest(server.port, rawHead('GET', '/api/events', { ...socket, ...key })).then(resolve, reject)
  })
  expectHeaders(await upgrade, 'a socket that is refused')
  const preflightHeaders = { 'access-control-request-method': 'GET', origin: `https://${intranet.host}` }
  const preflight = await rawRequest(
    server.port,
    rawHead('OPTIONS', '/api/main/v1/users/me', { ...portal, ...preflightHeaders }),
  )
  expectHeaders(preflight, 'a question before a call')
})

test('an invalid request is refused with the same headers', async () => {
  const twoLengths = rawHead('POST', '/healthz', { ...portal, 'content-length': '4', 'transfer-encoding': 'chunked' })
  const refused: [what: string, sent: string, status: number][] = [
    ['a length and chunks', `${twoLengths}0\r\n\r\n`, 400],
    ['a blank in the address', rawHead('GET', '/heal thz', portal), 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a head that is too large', rawHead('GET', '/healthz', { ...portal, 'x-much': 'a'.repeat(20_000) }), 431],
    ['an echo', rawHead('TRACE', '/intranet/', { ...portal, 'x-mine': 'echoed' }), 404],
    ['an echo of the provider', rawHead('TRACE', '/oidc/auth', { ...portal, 'x-mine': 'echoed' }), 404],
    ['an expectation that nobody knows', rawHead('GET', '/healthz', { ...portal, expect: 'the unexpected' }), 417],
  ]
  for (const [what, sent, status] of refused) {
    const answer = await rawRequest(server.port, sent)
    expect(answer.status, what).toBe(status)
    expectHeaders(answer, what)
    expect(answer.headers['content-type'], what).toMatch(/; charset=utf-8$/)
    expect(answer.text, what).not.toContain('echoed')
    await expect.poll(server.output, `${what} has a line in the log`).toContain(answer.headers['x-request-id'])
  }
})

test('no address reads files outside the folders or lists a folder', async () => {
  const out = ['../package.json', '..%2fpackage.json', '%2e%2e/package.json', '../.git/config', '..\\package.json']
  for (const path of out.flatMap(each => [`/${each}`, `/reeldock/${each}`, `/gallery/../../${each}`])) {
    const answer = await rawGet(server.port, path, portal)
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.text, path).not.toMatch(/devDependencies|repositoryformatversion/)
  }
  for (const path of ['/reeldock/', '/reeldock/chunks/', '/.git/', '/.env'])
    expect((await rawGet(server.port, path, portal)).status, path).toBe(404)
})

test('personal answers are never cached', async () => {
  for (const [port, path, headers] of [
    [server.port, '/api/main/v1/users/me', portal],
    [server.port, '/api/reports/v1/work-orders-report', portal],
    [server.port, '/token', { ...portal, ...sameOriginHeaders }],
    [server.port, '/preloaded.js', { ...portal, ...sameOriginHeaders }],
    [server.port, '/api/partners/v1/web/auth/provider', portal],
    [server.port, '/api/partners/v1/web/auth/callback', portal],
    [server.port + 1, '/reviews', intranet],
    [server.port + 1, '/reviews/a/b', intranet],
  ] as const)
    expect((await rawGet(port, path, headers)).headers['cache-control'], path).toBe('no-store')
})
