import { createServer, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import Fastify from 'fastify'
import { Pool } from 'pg'
import type { Account } from '../../core/testing/records'
import type { WireCall } from '../../core/testing/wire-call'
import { addApi } from '../../demo/server/http/api'
import { answerFailures } from '../../demo/server/http/failures'
import { readyLimits } from '../../demo/server/http/limits'
import { createTurns } from '../../demo/server/http/turns'
import { createOperations } from '../../demo/server/operations'
import { readSettings } from '../../demo/server/settings'

/** A piece of work that somebody else ends. */
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

test('who asks much at once waits for themselves, in order, and for nobody else', async () => {
  const turns = createTurns(2)
  const [first, second, third, fourth, other] = [work(), work(), work(), work(), work()]
  const failing = turns('ada', first.run).catch(error => error.message)
  for (const each of [second, third, fourth]) void turns('ada', each.run)
  void turns('ben', other.run)
  const all = [first, second, third, fourth, other]
  expect(all.map(each => each.began())).toEqual([true, true, false, false, true])
  first.end(new Error('it failed'))
  expect(await failing).toBe('it failed')
  expect(third.began(), 'others are heard first').toBe(false)
  await afterOthers()
  expect([third.began(), fourth.began()]).toEqual([true, false])
  for (const each of all) each.end()
  await expect.poll(fourth.began).toBe(true)
})

test('of one partner’s writes two are worked on at a time, whoever sends them; reads and other partners wait for none', async () => {
  const app = Fastify()
  await readyLimits(app)
  const reached: string[] = []
  await addApi(app, {
    settings: readSettings({}),
    operations: createOperations({ maintenance: false }),
    answered: () => undefined,
    readToken: async token => ({ userId: `${token}`, roles: [], session: '', issuedAt: 0, endsAt: 0 }),
    account: async userId => ({ userId, org: userId.split('.')[1] ?? null }) as Account,
    backend: {
      handle({ method, userId }: WireCall) {
        reached.push(`${method} ${userId}`)
        return new Promise(() => undefined)
      },
      refusal: async () => null,
      tick: async () => null,
      retry: async () => undefined,
      review: async () => ({ ok: false, status: 404, errors: [] }),
    },
  })
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

test('a database that has no connection left is 503, and says when to come back', async () => {
  const open = new Set<Socket>()
  // It takes connections and says nothing.
  const silent = createServer(socket => void open.add(socket))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 200 })
  const app = Fastify()
  answerFailures(app)
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
