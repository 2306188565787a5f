import { expect, test } from '@playwright/test'
import { listen } from '../fixtures/server/listen'
import { rawHead, rawRequest } from '../fixtures/server/raw-request'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { signOut, signOutPath, type Visitor } from '../fixtures/server/visitor'
import { pendingShipment, sentOf } from '../fixtures/server/work'

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

async function change(visitor: Visitor, comments: string): Promise<string> {
  const { path, shipment, workOrderNo } = await pendingShipment(visitor)
  const returnDetails = { type: null, slug: null, reference: null, comments }
  await visitor.call('PUT', path, [{ ...sentOf(shipment), returnDetails }])
  return workOrderNo
}

test('a change is announced only to its partner, on both sites', async () => {
  const ada = await server.signIn('ada.novak@cinderlane.example.com')
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const here = listen(server, await ada.token())
  const there = listen(server, await ada.token(), server.embedUrl)
  const other = listen(server, await sam.token())
  await Promise.all([here.opened, there.opened, other.opened])
  const workOrderNo = await change(ada, 'told')
  const event = { type: 'shipments.changed', workOrderNo }
  await expect.poll(() => here.messages).toContainEqual(event)
  await expect.poll(() => there.messages).toContainEqual(event)
  expect(other.messages).not.toContainEqual(event)
})

test('an unauthorized socket request is refused with the usual headers', async () => {
  const ada = await server.signIn('ada.novak@cinderlane.example.com')
  const path = `/api/events?token=${await ada.token()}`
  const head = { host: new URL(server.url).host, connection: 'upgrade', upgrade: 'websocket' }
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
  const version = { 'sec-websocket-version': '13' }
  for (const more of [
    version,
    { ...version, 'sec-websocket-key': 'none' },
    { ...key, 'sec-websocket-version': '99' },
  ]) {
    const { status, headers } = await rawRequest(server.port, rawHead('GET', path, { ...head, ...more }))
    expect(status).toBe(400)
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
})

test('signing out closes the sockets of this sign-in with 4401, and no others', async () => {
  const [one, two] = [
    await server.signIn('ada.novak@cinderlane.example.com'),
    await server.signIn('ada.novak@cinderlane.example.com'),
  ]
  const ended = listen(server, await one.token())
  const theirs = listen(server, await two.token())
  await Promise.all([ended.opened, theirs.opened])
  await signOut(one.jar, server.url + signOutPath)
  expect(await ended.ended).toBe(4401)
  await change(two, 'still heard')
  await expect.poll(() => theirs.messages.length).toBeGreaterThan(0)
})

test('an expired token closes its socket with 4401; a stopping server closes sockets with 1012', async () => {
  const short = await startServer({ env: { ACCESS_TOKEN_SECONDS: '3' } })
  const visitor = await short.signIn('ada.novak@cinderlane.example.com')
  expect(await listen(short, await visitor.token()).ended).toBe(4401)
  const open = listen(short, await visitor.token())
  await open.opened
  const code = await short.stop()
  expect(await open.ended).toBe(1012)
  expect(code).toBe(0)
})
