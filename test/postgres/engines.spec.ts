import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { Client, Pool } from 'pg'
import type { CalendarDay } from '../../core/wire/calendar'
import type { UsersMe } from '../../core/wire/people'
import type { Shipment } from '../../core/wire/shipments'
import { openNotices } from '../../demo/server/store/notices'
import type { CookieJar } from '../fixtures/server/cookie-jar'
import { listen } from '../fixtures/server/listen'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { type ApiAnswer, signOut, signOutPath, type Visitor } from '../fixtures/server/visitor'
import { pendingShipment, sentOf } from '../fixtures/server/work'
import { argumentsOf } from '../run/compiled'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

/** Creates a database for an account that owns it and has no other rights. Returns its address. */
async function ownDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create role portal login nosuperuser nocreatedb nocreaterole noreplication nobypassrls')
  await client.query('create database portal owner portal')
  await client.end()
  return Object.assign(new URL(url), { username: 'portal', pathname: '/portal' }).href
}

test('the server runs on PostgreSQL with an account that owns one database and has no other rights', async () => {
  const postgres = await startPostgres(programs ?? '')
  try {
    const env = { DATABASE_URL: await ownDatabase(postgres.url) }
    const first = await startServer({ env })
    const ada = await first.signIn('ada.novak@cinderlane.example.com')
    const token = await ada.token()
    const { path, shipment, etag } = await pendingShipment(ada)
    const returnDetails = { type: null, slug: null, reference: null, comments: 'kept' }
    const saved = await ada.call('PUT', path, [{ ...sentOf(shipment), returnDetails }], { 'if-match': etag })
    await first.stop('SIGKILL')
    expect(saved.status).toBe(200)

    const second = await startServer({ env, port: first.port })
    expect(await ada.token()).toBe(token)
    const found = (await ada.call('GET', path)).body as Shipment[]
    expect(found.find(({ id }) => id === shipment.id)?.returnDetails?.comments).toBe('kept')
    const search = await ada.call('GET', '/api/main/v1/work-orders?items=current&ps=5&offset=0&search=%00%25')
    expect(search).toMatchObject({ status: 200, body: { total: 0 } })
    expect(await second.stop()).toBe(0)
  } finally {
    await postgres.stop()
  }
})

// @spec 1.34
test('processes on one PostgreSQL announce events to each other’s sockets; a process that loses its connection closes its sockets, so that clients read again', async () => {
  const postgres = await startPostgres(programs ?? '')
  try {
    const env = { DATABASE_URL: postgres.url }
    const [first, second] = [await startServer({ env }), await startServer({ env })]
    const ada = await first.signIn('ada.novak@cinderlane.example.com')
    const elsewhere = await second.signIn('ada.novak@cinderlane.example.com')
    const here = listen(first, await ada.token())
    const there = listen(second, await elsewhere.token())
    await Promise.all([here.opened, there.opened])
    const { path, shipment, workOrderNo } = await pendingShipment(ada)
    const returnDetails = { type: null, slug: null, reference: null, comments: 'told' }
    await ada.call('PUT', path, [{ ...sentOf(shipment), returnDetails }])
    const event = { type: 'shipments.changed', workOrderNo }
    for (const { messages } of [here, there]) await expect.poll(() => messages).toContainEqual(event)
    expect(here.messages.filter(({ type }) => type === event.type)).toEqual([event])

    await cutListeners(postgres.url)
    expect(await Promise.all([here.ended, there.ended])).toEqual([1012, 1012])
    expect([await first.stop(), await second.stop()]).toEqual([0, 0])
  } finally {
    await postgres.stop()
  }
})

// @spec 1.34
test('a sign-out ends its tokens at every process, including one that missed the notification or started later', async () => {
  const postgres = await startPostgres(programs ?? '')
  try {
    const env = { DATABASE_URL: postgres.url, SECRETS_KEY: randomBytes(32).toString('base64') }
    const first = await startServer({ env })
    const behindOneName = { env: { ...env, PORTAL_URL: first.url } }
    const second = await startServer(behindOneName)
    const signedIn = async () => {
      const { jar, token } = await first.signIn('ada.novak@cinderlane.example.com')
      return { jar, token: await token() }
    }
    const me = ({ port }: StartedServer, token: string | null) =>
      new Promise<number | undefined>(resolve => {
        const headers = { host: new URL(first.url).host, authorization: `Bearer ${token}` }
        get({ port, host: 'localhost', path: '/api/main/v1/users/me', headers }, answer => resolve(answer.statusCode))
      })
    const leave = (jar: CookieJar) => signOut(jar, first.url + signOutPath)

    const one = await signedIn()
    expect([await me(first, one.token), await me(second, one.token)]).toEqual([200, 200])
    await leave(one.jar)
    expect(await me(first, one.token)).toBe(401)
    await expect.poll(() => me(second, one.token)).toBe(401)

    const two = await signedIn()
    expect(await me(second, two.token)).toBe(200)
    await cutListeners(postgres.url)
    await leave(two.jar)
    await expect.poll(() => me(second, two.token)).toBe(401)

    const third = await startServer(behindOneName)
    expect([await me(third, one.token), await me(third, two.token)]).toEqual([401, 401])

    const four = await signedIn()
    expect([await me(first, four.token), await me(second, four.token)]).toEqual([200, 200])
    const ran = spawn(process.execPath, argumentsOf('demo/server/end-sessions.ts'), {
      env: { ...process.env, NODE_ENV: '', ...env },
    })
    expect(await once(ran, 'exit'), 'the command that ends all sessions').toEqual([0, null])
    for (const server of [first, second, third]) await expect.poll(() => me(server, four.token)).toBe(401)
    for (const server of [first, second, third]) expect(await server.stop()).toBe(0)
  } finally {
    await postgres.stop()
  }
})

// @spec 1.34
test('of writes with the same version at several processes, one succeeds', async () => {
  const postgres = await startPostgres(programs ?? '')
  try {
    const env = { DATABASE_URL: postgres.url }
    const servers = [await startServer({ env }), await startServer({ env })] as const
    const signIn = (server: StartedServer) => server.signIn('ada.novak@cinderlane.example.com')
    const [here, there] = [await signIn(servers[0]), await signIn(servers[1])]
    const me = await here.call('GET', '/api/main/v1/users/me')
    const { companyId } = (me.body as UsersMe).user
    const headers = { 'if-match': me.headers.get('etag') ?? '' }
    const day = { date: `${new Date().getUTCFullYear() + 1}-07-01`, holiday: false, discount: null, surge: 1 }
    const partner = '/api/partners/v1/partner/cinderlane'
    const { version } = (await there.call('PUT', `${partner}/calendar`, day)).body as CalendarDay
    const twenty = async (call: (visitor: Visitor, index: number) => Promise<ApiAnswer>) => {
      const calls = Array.from({ length: 20 }, (_, index) => call(index % 2 === 0 ? here : there, index))
      return (await Promise.all(calls)).map(({ status }) => status).sort()
    }
    const one = [200, ...Array(19).fill(409)]
    const drives = (index: number) => ({ companyId, drives: [{ driveType: 'CRU', totalStock: index }] })
    expect(await twenty((visitor, index) => visitor.call('PUT', partner, drives(index), headers))).toEqual(one)
    const days = (index: number) => ({ ...day, surge: 10 + index, version })
    expect(await twenty((visitor, index) => visitor.call('PUT', `${partner}/calendar`, days(index)))).toEqual(one)
    for (const server of servers) expect(await server.stop()).toBe(0)
  } finally {
    await postgres.stop()
  }
})

test('a message that is too long for a notification is sent in parts, and not to its sender', async () => {
  const postgres = await startPostgres(programs ?? '')
  const pool = new Pool({ connectionString: postgres.url })
  const heard: unknown[][] = [[], []]
  const listeners = heard.map(list => ({
    apply: (message: unknown) => void list.push(message),
    missed: () => undefined,
    onFailure: (cause: unknown) => void list.push(cause),
  }))
  const [one, other] = await Promise.all(listeners.map(each => openNotices(postgres.url, pool, each)))
  try {
    const long = { words: `"${'\\ 🎬 é\u0001'.repeat(3000)}"` }
    await pool.query("select pg_notify('reeldock', 'no part of ours')")
    one?.send(long)
    one?.send('short')
    await expect.poll(() => heard[1]?.length).toBe(3)
    expect(heard).toEqual([[expect.any(SyntaxError)], [expect.any(SyntaxError), long, 'short']])
  } finally {
    await Promise.all([one?.close(), other?.close()])
    await pool.end()
    await postgres.stop()
  }
})

/** Ends the connections on which the processes listen for notifications. */
async function cutListeners(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'reeldock notices'",
  )
  await client.end()
  expect(rowCount).toBe(2)
}
