import { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer, Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import Fastify from 'fastify'
import { Pool } from 'pg'
import type { Account } from '../../core/testing/records'
import type { WireAnswer, WireCall } from '../../core/testing/wire-call'
import { addApi } from '../../demo/server/http/api'
import { limitAtOnce } from '../../demo/server/http/at-once'
import { handleFailures } from '../../demo/server/http/failures'
import { readyLimits } from '../../demo/server/http/limits'
import { createTurns } from '../../demo/server/http/turns'
import { createOperations } from '../../demo/server/operations'
import { readSettings } from '../../demo/server/settings'

/** Returns a task that the test ends. */
function work() {
  let began = false
  let end: (fail?: Error) => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    end = fail => (fail ? reject(fail) : resolve())
  })
  const run = () => {
    began = true
    return ended
  }
  return { run, end: (fail?: Error) => end(fail), began: () => began }
}

const afterOthers = () => new Promise(resolve => setImmediate(resolve))
test('simultaneous tasks of one account run in order, and other accounts do not wait for them', async () => {
  const turns = createTurns(2)
  const { signal } = new AbortController()
  const [first, second, third, fourth, other] = [work(), work(), work(), work(), work()]
  const failing = turns('ada', first.run, signal).catch(error => error.message)
  for (const each of [second, third, fourth]) void turns('ada', each.run, signal)
  void turns('ben', other.run, signal)
  const all = [first, second, third, fourth, other]
  expect(all.map(each => each.began())).toEqual([true, true, false, false, true])
  first.end(new Error('it failed'))
  expect(await failing).toBe('it failed')
  expect(third.began(), 'other requests come first').toBe(false)
  await afterOthers()
  expect([third.began(), fourth.began()]).toEqual([true, false])
  for (const each of all) each.end()
  await expect.poll(fourth.began).toBe(true)
})

test('an aborted task does not begin and delays no other task', async () => {
  const turns = createTurns(1)
  const [first, second, third] = [work(), work(), work()]
  const { signal } = new AbortController()
  const gone = new AbortController()
  void turns('ada', first.run, signal)
  const left = turns('ada', second.run, gone.signal)
  void turns('ada', third.run, signal)
  gone.abort()
  await expect(left).rejects.toMatchObject({ status: 499 })
  first.end()
  await expect.poll(third.began).toBe(true)
  expect(second.began()).toBe(false)
})

const never = () => new Promise<WireAnswer>(() => undefined)

/** Serves the wire over a world that never answers. A token is the caller and, after a dot, the partner. */
async function silentWorld(answer = never) {
  const app = Fastify()
  handleFailures(app)
  await readyLimits(app)
  const [read, reached]: [string[], string[]] = [[], []]
  app.addHook('preParsing', async ({ userId }) => void read.push(userId))
  await addApi(app, {
    settings: readSettings({}),
    operations: createOperations({ maintenance: false }),
    answered: () => undefined,
    readToken: async token => ({ userId: `${token}`, roles: [], session: '', issuedAt: 0, endsAt: 0 }),
    account: async userId => ({ userId, org: userId.split('.')[1] ?? null }) as Account,
    backend: {
      handle({ method, userId }: WireCall) {
        reached.push(`${method} ${userId}`)
        return answer()
      },
      refusal: async () => null,
      tick: async () => null,
      retry: async () => undefined,
      review: async () => ({ ok: false, status: 404, errors: [] }),
    },
  })
  return { app, read, reached }
}

test('two writes of a partner run at a time, for all its accounts; reads and other partners do not wait', async () => {
  const { app, reached } = await silentWorld()
  const ask = (method: 'GET' | 'PUT', who: string) =>
    void app
      .inject({ method, url: '/api/main/v1/users/me', headers: { authorization: `Bearer ${who}` } })
      .catch(() => undefined)
  for (const who of ['ann', 'bob', 'cat', 'dan']) ask('PUT', `${who}.large`)
  await expect.poll(() => reached).toEqual(['PUT ann.large', 'PUT bob.large'])
  ask('GET', 'eve.large')
  ask('PUT', 'fay.small')
  await expect.poll(() => reached.slice(2).toSorted()).toEqual(['GET eve.large', 'PUT fay.small'])
})

test('reads of the user and its submissions, which may be large, run one at a time for each partner', async () => {
  const { app, reached } = await silentWorld()
  const ask = (who: string, path = '/v1/users/me') =>
    void app.inject({ url: `/api/main${path}`, headers: { authorization: `Bearer ${who}` } }).catch(() => undefined)
  ask('ann.large')
  ask('bob.large')
  ask('cat.large', '/v1/approvals/me')
  // Encoded forms of the same address count as well.
  ask('fay.large', '/v1/users/%6de')
  ask('gil.large', '/v1/approvals/m%65?x')
  ask('dan.small')
  ask('eve.large', '/v1/work-orders')
  await expect.poll(() => reached.toSorted()).toEqual(['GET ann.large', 'GET dan.small', 'GET eve.large'])
})

test('an account can have four unread large answers in memory; a closed connection makes room', async () => {
  let body = 'x'.repeat(16 * 1024 ** 2)
  const { app, reached } = await silentWorld(async () => ({ status: 200, headers: {}, body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(
      'GET /api/main/v1/work-orders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ada.cinderlane\r\n\r\n',
    )
    return socket
  }
  const statusFor = async (who: string) => {
    const headers = { authorization: `Bearer ${who}` }
    return (await app.inject({ url: '/api/main/v1/work-orders', headers })).statusCode
  }
  const sockets = Array.from({ length: 6 }, ask)
  try {
    await expect.poll(() => reached.length).toBe(4)
    body = 'small'
    // Many calls of another account are answered before a further call of this account.
    for (let time = 0; time < 20; time++) expect(await statusFor('ben.other')).toBe(200)
    expect(reached.filter(each => each.includes('ada'))).toHaveLength(4)
    for (const socket of sockets) socket.destroy()
    expect(await statusFor('ada.cinderlane')).toBe(200)
  } finally {
    for (const socket of sockets) socket.destroy()
    await app.close()
  }
})

test('two large bodies of a partner are read at a time, one for each account; small bodies and other partners do not wait', async () => {
  const { app, read } = await silentWorld()
  const send = (who: string, size: number) =>
    void app
      .inject({
        method: 'POST',
        url: '/api/main/v1/approvals',
        headers: { authorization: `Bearer ${who}`, 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(size)),
      })
      .catch(() => undefined)
  for (const who of ['ann.large', 'ann.large', 'bob.large', 'cat.large', 'dan.small']) send(who, 100_000)
  send('eve.large', 10)
  await expect.poll(() => read.toSorted()).toEqual(['ann.large', 'bob.large', 'dan.small', 'eve.large'])
})

test('320 calls of one address can wait, for any number of accounts; other addresses do not wait', async () => {
  const { app } = await silentWorld()
  const ask = (who: string, remoteAddress: string) =>
    app
      .inject({ url: '/api/main/v1/work-orders', headers: { authorization: `Bearer ${who}` }, remoteAddress })
      .then(({ statusCode }) => statusCode)
  const answered: number[] = []
  const begin = (who: string, address: string) => void ask(who, address).then(status => answered.push(status))
  for (let index = 0; index < 325; index++) begin(`account-${index % 25}`, '192.0.2.1')
  await expect.poll(() => answered).toEqual(Array(5).fill(429))
  begin('other', '192.0.2.2')
  begin('one-more', '192.0.2.1')
  await expect.poll(() => answered).toEqual(Array(6).fill(429))
})

test('32 calls of one account can wait; a closed connection makes room, and its call does not begin', async () => {
  const { app, reached } = await silentWorld()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const begin = (who: string) => {
    const call = new AbortController()
    const headers = { authorization: `Bearer ${who}`, 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${port}/api/main/v1/search-order`
    const status = fetch(url, { method: 'PUT', headers, body: '{}', signal: call.signal }).then(
      answer => answer.status,
      () => 'hung up',
    )
    return { status, hangUp: () => call.abort() }
  }
  try {
    const many = Array.from({ length: 40 }, () => begin('ada.cinderlane'))
    await expect.poll(() => Promise.race([many[39]?.status, 'waits'])).not.toBe('waits')
    const statuses = () => Promise.all(many.map(({ status }) => Promise.race([status, 'waits'])))
    await expect.poll(async () => (await statuses()).filter(status => status === 429)).toHaveLength(8)
    expect((await statuses()).filter(status => status === 'waits')).toHaveLength(32)
    for (const { hangUp } of many) hangUp()
    const again = begin('ada.cinderlane')
    await expect.poll(() => reached.length).toBeGreaterThan(0)
    expect(await Promise.race([again.status, 'waits'])).toBe('waits')
    again.hangUp()
    expect(reached.length).toBeLessThan(3)
  } finally {
    app.server.closeAllConnections()
    await app.close()
  }
})

test('a call of a connection that is already closed takes no place and does not begin', async () => {
  const answer = () => new ServerResponse(new IncomingMessage(new Socket()))
  const mayAsk = limitAtOnce<string>(1)
  expect([mayAsk('ada', answer().destroy()), mayAsk('ada', answer()), mayAsk('ada', answer())]).toEqual([
    true,
    true,
    false,
  ])
  const never = work()
  const turns = createTurns(1)
  await expect(turns('ada', never.run, AbortSignal.abort())).rejects.toMatchObject({ status: 499 })
  expect(never.began()).toBe(false)
})

test('a database without a free connection is a 503 that says when to retry', async () => {
  const open = new Set<Socket>()
  // This server accepts connections and never responds.
  const silent = createServer(socket => void open.add(socket))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 200 })
  const app = Fastify()
  handleFailures(app)
  app.get('/', () => pool.connect())
  try {
    for (const answer of await Promise.all([1, 2, 3].map(() => app.inject('/')))) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json().errors[0].code).toBe('busy')
    }
  } finally {
    for (const socket of open) socket.destroy()
    silent.close()
    await pool.end()
  }
})
