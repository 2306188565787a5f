import { once } from 'node:events'
import { type AddressInfo, connect, Socket } from 'node:net'
import { Writable } from 'node:stream'
import { queryObjects } from 'node:v8'
import { expect, test } from '@playwright/test'
import Fastify from 'fastify'
import { handleFailures } from '../../demo/server/http/failures'
import { createSite } from '../../demo/server/http/site'
import { addFolder } from '../../demo/server/http/static'
import { readSettings } from '../../demo/server/settings'

test('a connection that the caller resets is not logged as a server error', async () => {
  let log = ''
  const stream = new Writable({
    write(line, _encoding, done) {
      log += line
      done()
    },
  })
  const app = Fastify({ logger: { stream } })
  handleFailures(app)
  const began = new Promise<void>(resolve => app.addHook('preParsing', async () => resolve()))
  // This hook runs after everything that is logged about the error.
  const ended = new Promise<void>(resolve => app.addHook('onRequestAbort', async _request => resolve()))
  app.post('/', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
    await began
    socket.resetAndDestroy()
    await ended
    expect(log).toContain('incoming request')
    expect(log).not.toMatch(/"level":[45]0/)
  } finally {
    await app.close()
  }
})

test('the README of a folder is not served', async () => {
  const app = Fastify()
  await addFolder(app, { root: `${process.cwd()}/demo/portal`, prefix: '/' })
  const statuses = await Promise.all(
    ['/portal.css', '/README.md', '/README%2Emd', '/./README.md'].map(async url => (await app.inject(url)).statusCode),
  )
  expect(statuses).toEqual([200, 404, 404, 404])
})

test('a closed connection with unanswered requests is not kept in memory', async () => {
  const site = await createSite({
    url: 'http://site.example',
    headers: {},
    settings: readSettings({ LOG_LEVEL: 'silent' }),
  })
  let begun: () => void = () => undefined
  site.get('/', async ({ socket }) => {
    begun()
    await once(socket, 'close')
    return 'nobody hears it'
  })
  await site.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.server.address() as AddressInfo
  const countSockets = () => queryObjects(Socket, { format: 'count' })
  const before = countSockets()
  try {
    for (let count = 0; count < 20; count++) {
      const isAsked = new Promise<void>(resolve => {
        begun = resolve
      })
      const socket = connect(port, '127.0.0.1')
      // The server never reaches the second request.
      const asked = ['site.example', 'elsewhere.example'].map(host => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      socket.write(asked.join(''))
      await isAsked
      socket.destroy()
    }
    await expect.poll(countSockets).toBeLessThan(before + 10)
  } finally {
    await site.close()
  }
})
