import { expect, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import WebSocket from 'ws'
import { logging } from '../../demo/server/http/logging'
import { openStore } from '../../demo/server/store/open'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { rawGet } from '../fixtures/server/raw-request'
import { type StartedServer, startServer, temporaryDirectory } from '../fixtures/server/start'

const start = '/api/partners/v1/web/auth/provider'
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } })
})
test.afterAll(() => server.stop())

/** Returns the server's own logger and its output. */
function logger(level = 'info') {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  return { log: Fastify({ logger: { ...logging(level), stream } }).log, written: () => lines.join('') }
}

test('a failed statement is logged with its code, without its values', async () => {
  const store = await openStore(await temporaryDirectory(), async () => undefined)
  const { log, written } = logger()
  try {
    const body = JSON.stringify({ email: 'somebody@private.example', token: 'a-token-of-somebody' })
    const add = () => store.db.execute(sql`insert into partners (org, body) values (${'org of somebody'}, ${body})`)
    await add()
    const cause = await add().catch((failure: unknown) => failure)
    log.error(cause)
    log.error(cause, 'it was this')
    log.error({ err: new Error('around it', { cause }) })
    log.error(new Error(`told by ${(cause as Error).message}`))
    log.error({ org: 'a', reason: String(cause) }, 'a partner was set aside')
    log.warn(new Error('refused', { cause: new URLSearchParams({ error_description: 'somebody@private.example' }) }))
  } finally {
    await store.close()
  }
  expect(written()).toContain('"code":"23505","constraint":"partners_pkey"')
  expect(written()).toContain('it was this')
  expect(written()).toContain('Failed query')
  expect(written()).toContain('logs.spec.ts')
  for (const held of ['somebody@', 'private.example', 'a-token', 'org of somebody'])
    expect(written()).not.toContain(held)
})

test('the log hides fields with the name of a secret, and tokens and addresses within texts', () => {
  const { log, written } = logger()
  const token = `${'h'.repeat(20)}.${'p'.repeat(40)}.${'s'.repeat(43)}`
  log.info({
    accessToken: 'one-secret',
    user: { email: 'ada@private.example' },
    deep: { er: { cookie: 'two-secret' } },
  })
  log.error(new Error(`Bad token ${token} of ada@private.example with the key ${'k'.repeat(43)}`))
  log.error(new SyntaxError('Unexpected token in {"password": three-secret}'))
  log.error('thrown as a text by ada@private.example')
  for (const held of ['secret', 'private.example', 'hhhh', 'kkkk']) expect(written()).not.toContain(held)
  expect(written()).toContain('Bad token … of … with the key …')
})

test('calls are logged without their query and their caller', async () => {
  await fetch(`${server.url}/api/main/v1/work-orders?search=Smith&ps=5`)
  await expect.poll(() => server.output()).toContain('"/api/main/v1/work-orders"')
  expect(server.output()).not.toContain('Smith')
  expect(server.output()).not.toContain('127.0.0.1","')
  expect(server.output()).not.toContain('remoteAddress')
})

test('only the path of an address is logged, without parts that may be secret', async () => {
  const token = `${'h'.repeat(9)}.${'p'.repeat(9)}.${'s'.repeat(9)}`
  const secrets = ['?just-a-secret', '?just%2Da-secret&x=1', '?%6Aust-a-secret=1', '#just-a-secret']
  const parts = [token, 'V1StGXR8_Z5jdHi6B-myT', 'ada%40private.example', 'ada@private.example', 'k;just-a-secret']
  for (const path of [...secrets.map(each => `/logged${each}`), ...parts.map(each => `/logged/${each}/on`)])
    await rawGet(server.port, path, { host: new URL(server.url).host })
  await expect.poll(() => server.output().split('"/logged"').length).toBe(1 + secrets.length)
  await expect.poll(() => server.output().split('"/logged/…/on"').length).toBe(1 + parts.length)
  expect(server.output()).toContain('"/api/main/v1/work-orders"')
})

test('request data cannot begin a line of the log', async () => {
  const forged = '{"level":60,"msg":"forged"}'
  const written = encodeURIComponent(`x"}\r\n${forged}`)
  for (const path of [`/${written}`, `/api/main/v1/${written}`, `/sign-in/${written}?${written}=${written}`])
    await fetch(server.url + path, { headers: { 'user-agent': forged, referer: forged } })
  await expect.poll(server.output).toContain('"/sign-in/…"')
  const entries = server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
  expect(entries.map(line => JSON.parse(line).msg)).not.toContain('forged')
})

test('an invalid e-mail address is refused on the page and not logged', async () => {
  const jar = new CookieJar()
  const form = await jar.navigate(server.url + start)
  const body = new URLSearchParams({ email: 'private\0person@else.example' })
  const answer = await jar.fetch(form.url, { method: 'POST', body })
  expect(answer.status).toBe(422)
  expect(server.output()).not.toContain('person@else')
})

test('a request id comes from the server, never from the request', async () => {
  const behind = await startServer({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' } })
  try {
    for (const { url, output } of [behind, server]) {
      const answer = await fetch(`${url}/healthz`, { headers: { 'x-request-id': 'from-anybody-at-all' } })
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(output()).not.toContain('from-anybody-at-all')
    }
  } finally {
    await behind.stop()
  }
})

test('every answer has its request id, and a server error includes it in the body', async () => {
  const idOf = (answer: Response) => answer.headers.get('x-request-id')
  for (const path of ['/healthz', '/%00%ff']) expect(idOf(await fetch(server.url + path))).toMatch(/^[\w-]{36}$/)

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const flip = (body: string) => fetch(`${server.embedUrl}/operations`, { method: 'POST', body, headers: form })
  await flip('maintenance=on')
  const failed = await fetch(`${server.url}/api/main/v1/users/me`)
  await flip('maintenance=off')
  expect(failed.status).toBe(503)
  expect(await failed.json()).toMatchObject({ errors: [{ details: { requestId: idOf(failed) } }] })
  expect(server.output()).toContain(`${idOf(failed)}`)
})

test('an opened socket is logged with the request id of its answer', async () => {
  const ada = await server.signIn('ada.novak@cinderlane.example.com')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/events?token=${await ada.token()}`)
  const id = await new Promise<unknown>((resolve, reject) => {
    socket.once('upgrade', ({ headers }) => resolve(headers['x-request-id']))
    socket.once('error', reject)
  })
  socket.terminate()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(server.output).toContain(`${id}`)
})

test('an invalid message on a socket is not logged as a server error', async () => {
  const ada = await server.signIn('ada.novak@cinderlane.example.com')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/events?token=${await ada.token()}`)
  const ended = new Promise(resolve => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.once('open', () => socket.send('x'.repeat(5000)))
  await ended
  await expect.poll(server.output).toContain('WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
  expect(server.output()).not.toContain('"level":50')
})
