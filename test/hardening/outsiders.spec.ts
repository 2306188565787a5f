import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'

let server: StartedServer
let stranger: Visitor

test.beforeAll(async () => {
  server = await startServer()
  stranger = await server.signIn('nobody@visitor.example.com')
})
test.afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
/** A text that never ends, in which every second sign looks like the beginning of one. */
const endless = (bytes: number) => `"${'\\"'.repeat(bytes / 2)}`

test('a text that never ends is read once, also from somebody who is not signed in', async () => {
  for (const address of [`${server.url}/nothing`, `${server.embedUrl}/reviews/some/thing`]) {
    const answer = await fetch(address, { method: 'POST', headers: json, body: endless(60_000) })
    expect(answer.status).toBe(400)
  }
})

test('a body of a great many small values is refused, as is a long one that never ends', async () => {
  const headers = { ...json, authorization: `Bearer ${await stranger.token()}` }
  for (const body of [
    `[${'[],'.repeat(690_000)}[]]`,
    `[${'{"":{}},'.repeat(250_000)}{"__proto__":{}}]`,
    // Read once more at each of its signs, it would take an hour.
    endless(2e6),
  ]) {
    const answer = await fetch(`${server.url}/api/main/v1/approvals`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].code).toBe('bad_json')
  }
})

test('a page that is only asked about is answered, in the demonstration too', async () => {
  for (const page of [`${server.url}/`, `${server.url}/gallery/`, `${server.embedUrl}/intranet/`])
    expect((await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).status, page).toBe(200)
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
  const socket = connect(server.port, 'localhost').pause()
  const { host } = new URL(server.url)
  socket.write(`GET /reeldock/custom-elements.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(40))
  await expect.poll(openFiles).toBeGreaterThan(1)
  socket.destroy()
  await expect.poll(openFiles).toBe(0)
})
