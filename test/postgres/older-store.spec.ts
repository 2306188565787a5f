import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { openStore } from '../../demo/server/store/open'
import { beforeRecords } from '../fixtures/server/older-store'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { startServer } from '../fixtures/server/start'
import { submission } from '../fixtures/server/strange-rows'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

test('appliances and days of an older store with separate tables are migrated unchanged', async () => {
  const postgres = await startPostgres(programs ?? '')
  const client = new Client({ connectionString: postgres.url })
  const all = async () => (await client.query('select * from records order by org, kind, id')).rows
  try {
    await (await startServer({ env: { DATABASE_URL: postgres.url, WORLD: 'small' } })).stop()
    await client.connect()
    const before = await all()
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['appliance', 'day']))
    await client.query(beforeRecords.join(';'))
    await client.query('delete from drizzle.__drizzle_migrations where id > 7')

    const store = await openStore(postgres.url, async () => undefined)
    await store.close()
    expect(await all()).toEqual(before)
  } finally {
    await client.end()
    await postgres.stop()
  }
})

test('submissions of an older store receive their type and status from their data, and open for review', async () => {
  const postgres = await startPostgres(programs ?? '')
  const client = new Client({ connectionString: postgres.url })
  const all = async () => (await client.query('select org, id, type, status from approvals order by org, id')).rows
  try {
    const env = { DATABASE_URL: postgres.url }
    const first = await startServer({ env })
    await first.stop()
    const store = await openStore(postgres.url, async () => undefined)
    await store.db.execute(submission('cinderlane', 'areas-that-wait', { serviceAreas: [] }))
    // The database can read no field of this record, so no query may try.
    await store.db.execute(submission('cinderlane', 'a-zero-byte', { emails: [{ email: '\0' }], serviceAreas: [] }))
    await store.close()
    await client.connect()
    const before = await all()
    expect(new Set(before.map(({ type }) => type)).size, 'of both types').toBe(2)
    await client.query(beforeRecords.join(';'))
    await client.query('alter table approvals drop column type, drop column status')
    // The seventh migration added these columns.
    await client.query('delete from drizzle.__drizzle_migrations where id > 6')

    const second = await startServer({ env })
    expect(await all()).toEqual(before)
    const list = await (await fetch(`${second.embedUrl}/reviews`)).text()
    for (const id of ['areas-that-wait', 'a-zero-byte']) {
      expect(list).toContain(`/reviews/cinderlane/${id}"`)
      expect((await fetch(`${second.embedUrl}/reviews/cinderlane/${id}`)).status, id).toBe(200)
    }
    await second.stop()
  } finally {
    await client.end()
    await postgres.stop()
  }
})
