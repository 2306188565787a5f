import { expect, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openStore } from '../../demo/server/store/open'
import { listen } from '../fixtures/server/listen'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { startServer } from '../fixtures/server/start'
import { pendingShipment, sentOf } from '../fixtures/server/work'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

test('a stopping server announces its last write to its own sockets and those of other processes', async () => {
  const postgres = await startPostgres(programs ?? '')
  const holder = new Client({ connectionString: postgres.url })
  try {
    const env = { DATABASE_URL: postgres.url }
    const [first, second] = [await startServer({ env }), await startServer({ env })]
    const ada = await first.signIn('ada.novak@cinderlane.example.com')
    const elsewhere = await second.signIn('ada.novak@cinderlane.example.com')
    const here = listen(first, await ada.token())
    const there = listen(second, await elsewhere.token())
    await Promise.all([here.opened, there.opened])
    const { path, shipment, workOrderNo } = await pendingShipment(ada)

    await holder.connect()
    await holder.query('begin')
    await holder.query("select 1 from partners where org = 'cinderlane' for update")
    const returnDetails = { type: null, slug: null, reference: null, comments: 'told' }
    const saved = ada.call('PUT', path, [{ ...sentOf(shipment), returnDetails }])
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'"
    await expect.poll(async () => (await holder.query(waiting)).rowCount, 'the save waits for its partner').toBe(1)
    const ended = first.stop()
    const isUp = () =>
      fetch(`${first.url}/healthz`).then(
        answer => answer.ok,
        () => false,
      )
    await expect.poll(isUp, 'no new request is accepted').toBe(false)
    await holder.query('commit')

    expect((await saved).status).toBe(200)
    expect(await here.ended).toBe(1012)
    expect(await ended).toBe(0)
    const event = { type: 'shipments.changed', workOrderNo }
    expect(here.messages).toContainEqual(event)
    await expect.poll(() => there.messages).toContainEqual(event)
    expect(await second.stop()).toBe(0)
  } finally {
    await holder.end()
    await postgres.stop()
  }
})

test('a write that waits too long for another one is a 503 that says when to retry', async () => {
  const postgres = await startPostgres(programs ?? '')
  const holder = new Client({ connectionString: postgres.url })
  try {
    const server = await startServer({ env: { DATABASE_URL: postgres.url } })
    const ada = await server.signIn('ada.novak@cinderlane.example.com')
    const { path, shipment } = await pendingShipment(ada)
    await holder.connect()
    await holder.query('begin')
    await holder.query("select 1 from partners where org = 'cinderlane' for update")
    const answer = await ada.call('PUT', path, [sentOf(shipment)])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.body).toMatchObject({ errors: [{ code: 'busy' }] })
    await holder.query('rollback')
    expect(await server.stop()).toBe(0)
  } finally {
    await holder.end()
    await postgres.stop()
  }
})

test('statements, waits for locks and idle transactions have time limits', async () => {
  const postgres = await startPostgres(programs ?? '')
  const store = await openStore(postgres.url, async () => undefined)
  try {
    const shown = async (name: string) => {
      const { rows } = (await store.db.execute(sql.raw(`show ${name}`))) as unknown as {
        rows: Record<string, string>[]
      }
      return rows[0]?.[name]
    }
    expect(await shown('statement_timeout')).toBe('30s')
    expect(await shown('lock_timeout')).toBe('10s')
    expect(await shown('idle_in_transaction_session_timeout')).toBe('30s')
  } finally {
    await store.close()
    await postgres.stop()
  }
})
