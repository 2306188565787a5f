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
/** A text that never ends, in which every second sign looks like the beginning of one. */
const endless = (bytes: number) => `"${'\\"'.repeat(bytes / 2)}`

test('a text that never ends is read once, also from somebody who is not signed in', async () => {
  const sent = { method: 'POST', headers: json, body: endless(60_000) }
  expect((await fetch(`${server.embedUrl}/reviews/some/thing`, sent)).status).toBe(400)
  expect((await fetch(`${server.url}/nothing`, sent)).status, 'sent to no address, it is not read at all').toBe(404)
})

test('a body of a great many small values is refused, as is a long one that never ends', async () => {
  const headers = { ...json, authorization: `Bearer ${await ada.token()}` }
  for (const body of [
    `[${'[],'.repeat(690_000)}[]]`,
    `[${'{"":{}},'.repeat(250_000)}{"__proto__":{}}]`,
    // Read once more at each of its signs, it would take an hour.
    endless(2e6),
  ]) {
    const address = `${server.url}/api/main/v1/approvals?approvalType=service_areas`
    const answer = await fetch(address, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].code).toBe('bad_json')
  }
})

test('a page that is only asked about is answered, in the demonstration too', async () => {
  for (const page of [`${server.url}/`, `${server.url}/gallery/`, `${server.embedUrl}/intranet/`])
    expect((await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(60_000) })).status, page).toBe(200)
})

/** What Node's `fetch` would tidy goes out as it is. */
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
    // A socket that is refused may be gone before its answer is read.
    request.on('error', cause => (headers.upgrade ? resolve({ status: 0, text: '' }) : reject(cause)))
    request.end()
  })
}

test('a page that refuses an address leads to no other site', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', 'http://evil.example/']) {
    const { status, text } = await ask(path, { accept: 'text/html' })
    expect(status, path).toBe(403)
    expect(text, path).not.toMatch(/href="[^"]*evil/)
  }
})

test('a request that names two hosts is refused: a proxy may have looked at the other', async () => {
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

test('no socket opens but at the address of events', async () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  for (const path of ['/healthz', '/nothing', '/', '/api/main/v1/users/me'])
    expect((await ask(path, upgrade)).status, path).not.toBe(101)
})

test('a sign-in that was made up ends as one that was begun elsewhere', async () => {
  const callback = `${server.url}/api/partners/v1/web/auth/callback?code=x&state=a%20b`
  const answer = await fetch(callback, { headers: { cookie: 'portal_pending_a b=e30' } })
  expect(answer.status).toBe(400)
})

/** Files of the package that the server holds open. */
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

test('who asks for many files at once and leaves, leaves none of them open', async () => {
  test.skip(!existsSync('/proc/self/fd'), 'only Linux tells what files a process holds open')
  // An upgrade that the connection does not mean is none, nor is any where no socket opens.
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

/** Begins to submit much, and sends as much of it as is given; answers the status when there is one. */
async function register(
  who: Visitor,
  { said, body, type = 'service_areas' }: { said: number; body: string; type?: string },
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
    `Content-Length: ${said}`,
  ]
  await new Promise<unknown>(sent => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, sent))
  return { status: () => status, leave: () => socket.destroy() }
}

test('a large body of somebody without an account is refused before it is sent', async () => {
  const { status, leave } = await register(stranger, { said: 2e6, body: '' })
  await expect.poll(status).toBe(404)
  leave()
})

test('a large body that nobody would look at is refused before it is sent', async () => {
  const lena = await server.signIn('lena.fischer@harborline.example.com')
  for (const [who, type, says] of [
    [ada, 'registration', 409],
    [lena, 'service_areas', 403],
  ] as const) {
    const { status, leave } = await register(who, { said: 2e6, body: '', type })
    await expect.poll(status, type).toBe(says)
    leave()
  }
})

test('large bodies of one account wait for each other, and for nobody else', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const whole = { said: 70_000, body: '{'.padEnd(70_000) }
  const slow = [await register(ada, { said: 70_000, body: '"' }), await register(ada, { said: 70_000, body: '"' })]
  // Only so many are read: once this is answered, both have been admitted.
  expect((await ada.call('GET', '/api/main/v1/users/me')).status).toBe(200)
  const waiting = await register(ada, whole)
  const others = await register(sam, whole)
  await expect.poll(others.status).toBe(400)
  expect(waiting.status()).toBe(null)
  for (const { leave } of slow) leave()
  await expect.poll(waiting.status).toBe(400)
  for (const { leave } of [waiting, others]) leave()
})

test('whatever somebody asks to be led to, a sign-in begins', async () => {
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

test('a sign-in that was begun remembers no long address: a browser that began many could come back with none', async () => {
  const cookieFor = async (returnTo: string) => {
    const start = `${server.url}/api/partners/v1/web/auth/provider?returnTo=${encodeURIComponent(returnTo)}`
    const [cookie = ''] = (await fetch(start, { redirect: 'manual' })).headers.getSetCookie()
    const { returnTo: kept } = JSON.parse(`${Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url')}`)
    return kept
  }
  const address = `/work-orders?search=${'x'.repeat(180)}`
  expect(await cookieFor(address)).toBe(address)
  expect(await cookieFor(`/?${'x'.repeat(200)}`)).toBe('/')
  // Written as an address it is nine times as long.
  expect(await cookieFor(`/?${'語'.repeat(30)}`)).toBe('/')
})

test('a browser that began many sign-ins ends the newest: the others are forgotten, and fill no head of a request', async () => {
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
