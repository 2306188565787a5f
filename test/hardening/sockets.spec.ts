import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { expect, test } from '@playwright/test'
import Fastify, { type FastifyInstance } from 'fastify'
import WebSocket from 'ws'
import type { Account } from '../../core/testing/records'
import { addEvents, eventsPath } from '../../demo/server/http/events'
import { handleFailures } from '../../demo/server/http/failures'
import { readyLimits } from '../../demo/server/http/limits'
import type { Hub } from '../../demo/server/http/socket-hub'
import { readSettings } from '../../demo/server/settings'

const day = 24 * 60 * 60 * 1000
let app: FastifyInstance
let hub: Hub
let tokenLife: number
let opened: WebSocket[]

/**
 * The server has sockets only, three for each account. A token is the id of its user, and all users belong to one
 * partner.
 */
test.beforeEach(async () => {
  mock.timers.enable({ apis: ['setInterval'] })
  tokenLife = day
  opened = []
  app = Fastify()
  handleFailures(app)
  await readyLimits(app)
  hub = await addEvents(app, {
    settings: readSettings({ SOCKET_LIMIT: '3' }),
    async readToken(token) {
      return { userId: `${token}`, roles: [], session: `${token}`, issuedAt: 0, endsAt: Date.now() + tokenLife }
    },
    account: async userId => ({ userId, org: 'cinderlane', access: 'granted' }) as Account,
    revocations: { isRevoked: () => false },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
test.afterEach(async () => {
  for (const socket of opened) socket.terminate()
  await app.close()
  mock.timers.reset()
})

/** Opens a socket. Its state becomes the status of a refusal, or the code that closed the socket. */
function open(who: string, options?: { autoPong: boolean }) {
  const { port } = app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}?token=${who}`, options)
  opened.push(socket)
  let state: 'opening' | 'open' | number = 'opening'
  socket.on('error', () => undefined)
  socket.on('open', () => {
    state = 'open'
  })
  socket.on('unexpected-response', (_request, { statusCode }) => {
    state = statusCode ?? 0
  })
  socket.on('close', code => {
    state = code
  })
  return { socket, state: () => state }
}

test('an address can have as many sockets as ten accounts', async () => {
  const some = Array.from({ length: 30 }, (_, index) => open(`user-${index}`))
  await expect.poll(() => some.every(({ state }) => state() === 'open')).toBe(true)
  const { state } = open('one-more')
  await expect.poll(state).toBe(429)
})

test('of sockets that an account opens at once, only the allowed number stays open', async () => {
  const many = Array.from({ length: 12 }, () => open('ada'))
  await expect.poll(() => many.filter(({ state }) => state() === 'opening')).toHaveLength(0)
  await expect.poll(() => many.filter(({ state }) => state() === 'open')).toHaveLength(3)
  expect(many.every(({ state }) => ['open', 429, 1013].includes(state()))).toBe(true)
})

test('a reader that is too slow is closed with 1013; others receive all messages', async () => {
  const [slow, quick] = [open('sam'), open('ada')]
  await expect.poll(() => [slow.state(), quick.state()]).toEqual(['open', 'open'])
  slow.socket.pause()
  // The network buffers some messages in addition to those that the server keeps.
  for (let count = 0; count < 200; count++) {
    const heard = once(quick.socket, 'message')
    hub.publish('cinderlane', { type: 'shipments.changed', workOrderNo: 'x'.repeat(100_000) })
    await heard
  }
  slow.socket.resume()
  await expect.poll(slow.state).toBe(1013)
  expect(quick.state()).toBe('open')
})

test('a socket without an answer to a heartbeat is closed at the next; one with an answer stays', async () => {
  const [silent, living] = [open('sam', { autoPong: false }), open('ada')]
  await expect.poll(() => [silent.state(), living.state()]).toEqual(['open', 'open'])
  const pinged = once(living.socket, 'ping')
  mock.timers.tick(30_000)
  await pinged
  living.socket.ping()
  // The server answers this ping after it has read the earlier pong.
  await once(living.socket, 'pong')
  mock.timers.tick(30_000)
  await expect.poll(silent.state).toBe(1006)
  expect(living.state()).toBe('open')
})

test('a message of more than 4 kB closes its socket', async () => {
  const { socket, state } = open('ada')
  await once(socket, 'open')
  socket.send('x'.repeat(5000))
  await expect.poll(state).toBe(1009)
})

test('a token that is valid longer than a timer can last keeps its socket open', async () => {
  tokenLife = 60 * day
  const { socket, state } = open('ada')
  await once(socket, 'open')
  socket.ping()
  await once(socket, 'pong')
  expect(state()).toBe('open')
})
