import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'

let server: StartedServer
let stranger: Visitor
let ada: Visitor

test.beforeAll(async () => {
  server = await startServer()
  stranger = await server.signIn('nobody@visitor.example.com')
  ada = await server.signIn('ada.novak@cinderlane.example.com')
})
test.afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
/** Returns an unterminated string in which every second character looks like the start of a string. */
const endless = (bytes: number) => `"${'\\"'.repeat(bytes / 2)}`

test('an unterminated string is scanned once, also without a sign-in', async () => {
  const sent = { method: 'POST', headers: json, body: endless(60_000) }
  expect((await fetch(`${server.embedUrl}/reviews/some/thing`, sent)).status).toBe(400)
  expect((await fetch(`${server.url}/nothing`, sent)).status, 'a body for an unknown address is not read at all').toBe(
    404,
  )
})

test('a body of too many small values or with a long unterminated string is refused', async () => {
  const headers = { ...json, authorization: `Bearer ${await ada.token()}` }
  for (const body of [
    `[${'[],'.repeat(690_000)}[]]`,
    `[${'{"":{}},'.repeat(250_000)}{"__proto__":{}}]`,
    // A parser that starts again at each character would take an hour.
    endless(2e6),
  ]) {
    const address = `${server.url}/api/main/v1/approvals?approvalType=service_areas`
    const answer = await fetch(address, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].code).toBe('bad_json')
  }
})

test('a HEAD request of a page is answered, in the demonstration too', async () => {
  for (const page of [`${server.url}/`, `${server.url}/gallery/`, `${server.embedUrl}/intranet/`])
    expect((await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(60_000) })).status, page).toBe(200)
})

/** Sends a request unchanged. Node's `fetch` would normalize it. */
function ask(path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const request = send({ hostname, port, path, headers: { ...headers, host: `${hostname}:${port}` } }, response => {
      let text = ''
      response.on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, text: '' })
    })
    // A refused socket may be closed before its response is read.
    request.on('error', cause => (headers.upgrade ? resolve({ status: 0, text: '' }) : reject(cause)))
    request.end()
  })
}

test('an error page never links to another site', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', 'http://evil.example/']) {
    const { status, text } = await ask(path, { accept: 'text/html' })
    expect(status, path).toBe(403)
    expect(text, path).not.toMatch(/href="[^"]*evil/)
  }
})

test('a request with two Host headers is refused, because a proxy may have used the other', async () => {
  const { host } = new URL(server.url)
  for (const hosts of [
    [host, 'evil.example'],
    ['evil.example', host],
    [host, host],
  ]) {
    const socket = connect(server.port, 'localhost')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.write(`GET /healthz HTTP/1.1\r\n${hosts.map(each => `Host: ${each}\r\n`).join('')}\r\n`)
    await expect.poll(() => answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    socket.destroy()
  }
})

test('a socket opens only at the address of events', async () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  for (const path of ['/healthz', '/nothing', '/', '/api/main/v1/users/me'])
    expect((await ask(path, upgrade)).status, path).not.toBe(101)
})

test('a forged sign-in is refused like one of another browser', async () => {
  const callback = `${server.url}/api/partners/v1/web/auth/callback?code=x&state=a%20b`
  const answer = await fetch(callback, { headers: { cookie: 'portal_pending_a b=e30' } })
  expect(answer.status).toBe(400)
})

/** Returns the number of files of the package that the server has open. */
function openFiles(): number {
  const folder = `/proc/${server.pid}/fd`
  return readdirSync(folder).filter(name => {
    try {
      return readlinkSync(`${folder}/${name}`).includes('/dist/')
    } catch {
      return false
    }
  }).length
}

test('a closed connection with many pending files leaves none of them open', async () => {
  test.skip(!existsSync('/proc/self/fd'), 'only Linux tells what files a process holds open')
  // An `Upgrade` header without `Connection`, or at an address without sockets, is ignored.
  for (const [site, more] of [
    [server.url, ''],
    [server.url, 'Upgrade: x\r\n'],
    [server.embedUrl, 'Connection: Upgrade\r\nUpgrade: x\r\n'],
  ] as const) {
    const { host, hostname, port } = new URL(site)
    const socket = connect(Number(port), hostname).pause()
    const get = (headers: string) => `GET /reeldock/custom-elements.json HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`
    socket.write(get('').repeat(39) + get(more))
    await expect.poll(openFiles).toBeGreaterThan(1)
    socket.destroy()
    await expect.poll(openFiles).toBe(0)
  }
})

/** Announces a large submission and sends a part. Returns the status as soon as it arrives. */
async function register(
  who: Visitor,
  { length, body, type = 'service_areas' }: { length: number; body: string; type?: string },
) {
  const socket = connect(server.port, 'localhost')
  let status: number | null = null
  socket.on('data', chunk => {
    status ??= Number(/^HTTP\/1.1 (\d+)/.exec(`${chunk}`)?.[1])
  })
  const head = [
    `POST /api/main/v1/approvals?approvalType=${type} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    `Authorization: Bearer ${await who.token()}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ]
  await new Promise<unknown>(sent => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, sent))
  return { status: () => status, leave: () => socket.destroy() }
}

test('a large body of an unknown account is refused before it is sent', async () => {
  const { status, leave } = await register(stranger, { length: 2e6, body: '' })
  await expect.poll(status).toBe(404)
  leave()
})

test('a large body of a call that would fail is refused before it is sent', async () => {
  const lena = await server.signIn('lena.fischer@harborline.example.com')
  for (const [who, type, says] of [
    [ada, 'registration', 409],
    [lena, 'service_areas', 403],
  ] as const) {
    const { status, leave } = await register(who, { length: 2e6, body: '', type })
    await expect.poll(status, type).toBe(says)
    leave()
  }
})

test('large bodies of one account wait for each other, and other accounts do not wait', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const whole = { length: 70_000, body: '{'.padEnd(70_000) }
  const slow = [await register(ada, { length: 70_000, body: '"' }), await register(ada, { length: 70_000, body: '"' })]
  // The number of calls in parallel is limited. The answer to this call proves that both bodies were admitted.
  expect((await ada.call('GET', '/api/main/v1/users/me')).status).toBe(200)
  const waiting = await register(ada, whole)
  const others = await register(sam, whole)
  await expect.poll(others.status).toBe(400)
  expect(waiting.status()).toBe(null)
  for (const { leave } of slow) leave()
  await expect.poll(waiting.status).toBe(400)
  for (const { leave } of [waiting, others]) leave()
})

test('a sign-in begins for any return address', async () => {
  const asked = [
    '/%',
    '/%00',
    '/\0',
    '/%ud800',
    '//',
    '/[',
    '/http://[',
    '/\\',
    '/..//x',
    '/%E2%80%A8',
    '/\r\nx: y',
    'x',
  ]
  const queries = [
    ...asked.map(each => `?returnTo=${encodeURIComponent(each)}`),
    '?returnTo=/%',
    '?returnTo=a&returnTo=b',
  ]
  for (const start of [`${server.url}/api/partners/v1/web/auth/provider`, `${server.embedUrl}/sign-in`])
    for (const query of queries) expect((await fetch(start + query, { redirect: 'manual' })).status, query).toBe(302)
})

test('a pending sign-in does not keep a long return address, because the cookies of many would be too large', async () => {
  const cookieFor = async (returnTo: string) => {
    const start = `${server.url}/api/partners/v1/web/auth/provider?returnTo=${encodeURIComponent(returnTo)}`
    const [cookie = ''] = (await fetch(start, { redirect: 'manual' })).headers.getSetCookie()
    const { returnTo: kept } = JSON.parse(`${Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url')}`)
    return kept
  }
  const address = `/work-orders?search=${'x'.repeat(180)}`
  expect(await cookieFor(address)).toBe(address)
  expect(await cookieFor(`/?${'x'.repeat(200)}`)).toBe('/')
  // The encoded address is nine times as long.
  expect(await cookieFor(`/?${'語'.repeat(30)}`)).toBe('/')
})

test('a browser keeps its four newest pending sign-ins, so that their cookies fit into a request head', async () => {
  const jar = new CookieJar()
  const starts = [`${server.url}/api/partners/v1/web/auth/provider`, `${server.embedUrl}/sign-in`]
  for (const start of starts) {
    const address = `${start}?returnTo=${encodeURIComponent(`/?${'x'.repeat(190)}`)}`
    for (let count = 0; count < 40; count++) await jar.fetch(address)
    const asked = await jar.navigate(start)
    const body = new URLSearchParams({ email: 'nobody@visitor.example.com' })
    const end = asked.url.includes('/sign-in/') ? await jar.navigate(asked.url, { method: 'POST', body }) : asked
    expect(end.response.status, start).toBe(200)
    expect(jar.names(new URL(start).host).filter(name => name.includes('_pending_'))).toHaveLength(4)
  }
})
