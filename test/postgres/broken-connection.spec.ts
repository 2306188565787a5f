import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { startServer } from '../fixtures/server/start'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

test('a connection that breaks inside a transaction fails only its own call, which can be repeated', async () => {
  const postgres = await startPostgres(programs ?? '')
  const server = await startServer({ env: { DATABASE_URL: postgres.url, WORLD: 'small' } })
  const holder = new Client({ connectionString: postgres.url })
  const other = new Client({ connectionString: postgres.url })
  try {
    const ada = await server.signIn('ada.novak@cinderlane.example.com')
    const headers = { authorization: `Bearer ${await ada.token()}`, 'content-type': 'application/json' }
    const address = `${server.url}/api/partners/v1/partner/cinderlane/calendar`
    const write = () =>
      fetch(address, { method: 'PUT', headers, body: JSON.stringify({ date: '2027-03-03', holiday: true }) })
    await Promise.all([holder.connect(), other.connect()])
    await holder.query('begin')
    await holder.query("select * from partners where org = 'cinderlane' for update")
    const waiting = write()
    const waits = "select pid from pg_stat_activity where wait_event_type = 'Lock'"
    await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1)
    await other.query(`select pg_terminate_backend(pid) from (${waits}) as waiting`)
    const failed = await waiting
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    await holder.query('rollback')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await write()).status).toBe(200)
  } finally {
    await Promise.all([holder.end(), other.end()])
    await server.stop()
    await postgres.stop()
  }
})

test('an unavailable database is a 503 that says when to retry', async () => {
  const postgres = await startPostgres(programs ?? '')
  const server = await startServer({ env: { DATABASE_URL: postgres.url, WORLD: 'small' } })
  let isAway = false
  try {
    const ada = await server.signIn('ada.novak@cinderlane.example.com')
    const headers = { authorization: `Bearer ${await ada.token()}` }
    isAway = true
    await postgres.stop()
    const failed = await fetch(`${server.url}/api/main/v1/users/me`, { headers })
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
  } finally {
    await server.stop()
    if (!isAway) await postgres.stop()
  }
})
