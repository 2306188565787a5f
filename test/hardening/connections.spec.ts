import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import WebSocket from 'ws'
import { type StartedServer, startServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer({ env: { HOST: '127.0.0.1' } })
})
test.afterAll(() => server.stop())

/** Opens a connection, sends a text unchanged, and collects the response. */
function talk(sent: string) {
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  let closed = false
  socket.on('data', part => {
    received += part
  })
  socket.on('close', () => {
    closed = true
  })
  socket.on('error', () => undefined)
  socket.write(sent)
  return { received: () => received, closed: () => closed, leave: () => socket.destroy() }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`
const answers = (received: string, status: number) => received.split(`HTTP/1.1 ${status} `).length - 1

test('a connection with too many pipelined requests is closed after a few of them', async () => {
  const few = talk(get('/healthz').repeat(64))
  await expect.poll(() => answers(few.received(), 200)).toBe(64)
  expect(few.closed()).toBe(false)
  few.leave()
  const many = talk(get('/healthz').repeat(2000))
  await expect.poll(many.closed).toBe(true)
  expect(answers(many.received(), 200)).toBeLessThan(65)
})

for (const [what, line, host, status] of [
  ['is sent to an unknown address', 'POST /nothing', 'localhost', 404],
  ['is sent to another host', 'GET /api/events', 'elsewhere.example', 421],
  ['has no token', 'GET /api/events', 'localhost', 401],
] as const)
  test(`an upgrade that ${what} is refused, and its connection ends`, async () => {
    const address = host === 'localhost' ? `${host}:${server.port}` : host
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
    const asked = talk(
      `${line} HTTP/1.1\r\nHost: ${address}\r\n${upgrade}\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    )
    await expect.poll(asked.closed).toBe(true)
    expect(asked.received()).toContain(`HTTP/1.1 ${status} `)
  })

test('a socket that sends messages and ignores the close is cut off', async () => {
  const sam = await server.signIn('sam.osei@firstreel.example.com')
  const address = `${server.url.replace('http', 'ws')}/api/events?token=${await sam.token()}`
  const socket = new WebSocket(address, { origin: server.url })
  socket.on('error', () => undefined)
  let isCut = false
  socket.on('upgrade', answer => answer.socket.on('close', () => (isCut = true)))
  socket.on('open', () => socket.pause())
  await expect
    .poll(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('hello')
      return isCut
    })
    .toBe(true)
})
