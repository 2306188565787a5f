import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import WebSocket from 'ws'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { listen } from '../fixtures/server/listen'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, type Visitor } from '../fixtures/server/visitor'
import { pendingShipment } from '../fixtures/server/work'

const ada = 'ada.novak@cinderlane.example.com'
const start = '/api/partners/v1/web/auth/provider'
let server: StartedServer
let visitor: Visitor
let token: string

/** The limits of an account are low here. An address, which ten people may share, has ten times as much. */
const limits = { RATE_LIMIT: '30', SIGN_IN_LIMIT: '4', SOCKET_LIMIT: '3', TRUST_PROXY: 'loopback' }

test.beforeAll(async () => {
  server = await startServer({ env: limits })
  visitor = await server.signIn(ada)
  token = (await visitor.token()) ?? ''
})
test.afterAll(() => server.stop())

let lastAddress = 0
/** Returns the headers of a new address, as a proxy sends them, so that each test has its own. */
const from = (): Record<string, string> => ({ 'x-forwarded-for': `192.0.2.${++lastAddress}` })

async function statuses(count: number, ask: () => Promise<Response>): Promise<{ statuses: number[]; last: Response }> {
  const found: number[] = []
  let last = Response.error()
  for (let index = 0; index < count; index++) {
    last = await ask()
    found.push(last.status)
  }
  return { statuses: found, last }
}

async function expectRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBe(429)
  const after = Number(answer.headers.get('retry-after'))
  expect(after).toBeGreaterThan(0)
  const text = await answer.text()
  expect(text).toContain('Too many requests')
  expect(text).toMatch(new RegExp(`Try again in ${after} seconds?\\.`))
}

for (const [what, path] of [
  ['sign-in starts', start],
  ['the way back from the provider', '/api/partners/v1/web/auth/callback?state=x'],
  ['the sign-in page', '/sign-in/unknown'],
  ['the way out', '/api/partners/v1/web/auth/logout'],
  ['the provider', '/oidc/auth?client_id=portal'],
  ['the provider’s tokens', '/oidc/token'],
] as const) {
  test(`limited by address: ${what}`, async () => {
    const headers = from()
    const ask = (more = headers) => fetch(server.url + path, { headers: more, redirect: 'manual' })
    const { statuses: found, last } = await statuses(41, () => ask())
    expect(found.slice(0, 40)).not.toContain(429)
    await expectRefusal(last)
    expect((await ask(from())).status, 'another address').not.toBe(429)
  })
}

test('limited by address: everything else, before a token is checked', async () => {
  const headers = from()
  for (const [path, more] of [
    ['/api/main/v1/users/me', { authorization: 'Bearer forged' }],
    ['/token', sameOriginHeaders],
    ['/preloaded.js', sameOriginHeaders],
    ['/nothing', {}],
    ['/%ff', {}],
    [`/sign-in/${'x'.repeat(600)}`, {}],
  ] as const) {
    const all = { ...headers, ...more }
    const ask = () => fetch(server.url + path, { headers: all })
    const { last } = await statuses(301, ask)
    await expectRefusal(last)
    const answer = await fetch(server.url + path, { headers: { ...all, ...from() } })
    expect(answer.status, path).not.toBe(429)
    Object.assign(headers, from())
  }
  const others = from()
  const operations = () => fetch(`${server.embedUrl}/operations`, { headers: others })
  await expectRefusal((await statuses(301, operations)).last)
})

test('an address above its limit is refused before its token is read', async () => {
  const issuer = { OIDC_ISSUER: 'http://localhost:1', OIDC_CLIENT_ID: 'portal' }
  const secret = { OIDC_CLIENT_SECRET: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb' }
  const away = await startServer({ env: { ...limits, RATE_LIMIT: '1', ...issuer, ...secret } })
  try {
    // For each token that it reads, this server reports that the issuer's keys are unavailable.
    const headers = { ...from(), authorization: `Bearer ${token}` }
    const ask = () => fetch(`${away.url}/api/main/v1/users/me`, { headers })
    const { statuses: found, last } = await statuses(11, ask)
    expect(found.slice(0, 10)).toEqual(Array(10).fill(503))
    await expectRefusal(last)
  } finally {
    await away.stop()
  }
})

test('the API is limited by account across addresses, and the refusal is readable from another site', async () => {
  const headers = { authorization: `Bearer ${token}`, origin: server.embedUrl }
  const ask = () => fetch(`${server.url}/api/main/v1/users/me`, { headers: { ...headers, ...from() } })
  const { last } = await statuses(31, ask)
  expect(last.headers.get('access-control-allow-origin')).toBe(server.embedUrl)
  await expectRefusal(last)
  const address = from()
  const refused = await statuses(301, () =>
    fetch(`${server.url}/api/main/v1/users/me`, { headers: { ...address, origin: server.embedUrl } }),
  )
  expect(refused.statuses.slice(0, 300)).toEqual(Array(300).fill(401))
  expect(refused.last.headers.get('access-control-allow-origin')).toBe(server.embedUrl)
  await expectRefusal(refused.last)
})

test('the addresses that return tokens are limited by session', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  for (const path of ['/token', '/preloaded.js']) {
    const ask = () => sam.jar.fetch(server.url + path, { headers: { ...sameOriginHeaders, ...from() } })
    const { last } = await statuses(31, ask)
    if (path === '/token') await expectRefusal(last)
    else expect(last.status, 'both addresses share the limit of a session').toBe(429)
  }
})

test('sign-ins are limited by account and address, so that no other address can lock an account', async () => {
  const address = from()
  const attempt = async (headers = address) => {
    const jar = new CookieJar()
    const form = await jar.navigate(server.url + start, { headers })
    const body = new URLSearchParams({ email: 'leo@else.example' })
    return jar.fetch(form.url, { method: 'POST', body, headers })
  }
  const { statuses: found, last } = await statuses(5, () => attempt())
  expect(found.slice(0, 4)).toEqual([303, 303, 303, 303])
  expect(last.headers.get('content-type')).toContain('text/html')
  await expectRefusal(last)
  expect((await attempt(from())).status).toBe(303)
})

test('IPv6 addresses are limited by network', async () => {
  const ask = (address: string) =>
    fetch(server.url + start, { headers: { 'x-forwarded-for': address }, redirect: 'manual' })
  let last = 0
  const { last: refused } = await statuses(41, () => ask(`2001:db8:0:1::${(++last).toString(16)}`))
  await expectRefusal(refused)
  expect((await ask('2001:db8:0:2::1')).status).not.toBe(429)
})

test('only a trusted proxy can forward an address', async () => {
  const open = await startServer({ env: { SIGN_IN_LIMIT: '2' } })
  try {
    const ask = () => fetch(open.url + start, { headers: from(), redirect: 'manual' })
    await expectRefusal((await statuses(21, ask)).last)
  } finally {
    await open.stop()
  }
  const refused = await startServer({ env: { TRUST_PROXY: 'true' } }).catch((cause: Error) => cause.message)
  expect(refused).toContain('TRUST_PROXY must be addresses')
})

test('the sockets of an account are limited; a closed socket makes room', async () => {
  const open = [1, 2, 3].map(() => listen(server, token))
  await Promise.all(open.map(({ opened }) => opened))
  expect(await listen(server, token).ended).toBe(429)
  open[0]?.close()
  await open[0]?.ended
  const again = async () => {
    const { opened, ended } = listen(server, token)
    return Promise.race([opened.then(() => 'opened'), ended])
  }
  await expect.poll(again).toBe('opened')
})

test('the sockets that an account opens in a minute are limited across addresses', async () => {
  const own = await startServer({ env: { ...limits, RATE_LIMIT: '5' } })
  try {
    const someone = await own.signIn(ada)
    const address = `${own.url.replace('http', 'ws')}/api/events?token=${await someone.token()}`
    const open = () =>
      new Promise<number | string>(resolve => {
        const socket = new WebSocket(address, { origin: own.url, headers: from() })
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
        socket.on('open', () => {
          socket.on('close', () => resolve('opened'))
          socket.close()
        })
      })
    const answers: (number | string)[] = []
    for (let count = 0; count < 6; count++) answers.push(await open())
    expect(answers).toEqual([...Array(5).fill('opened'), 429])
  } finally {
    await own.stop()
  }
})

test('a socket that sends messages is closed', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const address = `${server.url.replace('http', 'ws')}/api/events?token=${await sam.token()}`
  for (const speak of [
    (socket: WebSocket) => socket.send('hello'),
    (socket: WebSocket) => socket.ping(),
    (socket: WebSocket) => socket.pong(),
  ]) {
    const socket = new WebSocket(address, { origin: server.url })
    const ended = new Promise<number>(resolve => socket.on('close', resolve))
    socket.on('open', () => {
      for (let count = 0; count < 10; count++) speak(socket)
    })
    expect(await ended).toBe(1008)
  }
})

test('a body is limited in size for its call, and in depth', async () => {
  const lee = await startServer()
  const someone = await lee.signIn(ada)
  const bearer = { authorization: `Bearer ${await someone.token()}`, 'content-type': 'application/json' }
  const shipments = (await pendingShipment(someone)).path.replace('/api/main/v1/', '')
  const put = async (path: string, body: string) => {
    const answer = await fetch(`${lee.url}/api/main/v1/${path}`, { method: 'PUT', headers: bearer, body })
    return { status: answer.status, text: await answer.text() }
  }
  try {
    const large = JSON.stringify('x'.repeat(100_000))
    const refused = await put('bookings/compositions/a/work-orders/1/transfer-status', large)
    expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('max 64 kB') })
    expect((await put(shipments, large)).status).toBe(422)
    expect((await put(shipments, '['.repeat(33) + ']'.repeat(33))).text).toContain('max 32 levels')
    expect((await put(shipments, '['.repeat(1_000_000))).status).toBe(400)
    expect((await put(shipments, JSON.stringify('[{"'.repeat(40)))).text).not.toContain('levels')
  } finally {
    await lee.stop()
  }
})

test('a request head that is too large is refused', async () => {
  const status = await new Promise(resolve => {
    const headers = { 'x-large': 'x'.repeat(20_000) }
    send(`${server.url}/healthz`, { headers }, answer => resolve(answer.statusCode)).end()
  })
  expect(status).toBe(431)
})
