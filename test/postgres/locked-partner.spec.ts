import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { createBackend } from '../../core/testing/backend'
import { testNow } from '../../core/testing/fixtures'
import { seedWorld } from '../../core/testing/seeds/world'
import { openStore } from '../../demo/server/store/open'
import { databaseUnit } from '../../demo/server/store/repository'
import { seed } from '../../demo/server/store/seed'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'

const programs = findPostgres()

test.skip(programs === null, noPostgres)

test('a partner with a locked row waits for the next step and delays no other partner', async () => {
  const postgres = await startPostgres(programs ?? '')
  const holder = new Client({ connectionString: postgres.url })
  holder.on('error', () => undefined)
  try {
    const world = seedWorld({ now: testNow, orgs: ['cinderlane', 'lonestar'] })
    const partners = world.partners.map(partner => ({ ...partner, nextAt: testNow }))
    const store = await openStore(postgres.url, db =>
      seed(db, () => ({ ...world, partners, orders: [], appliances: [] })),
    )
    const assigned: string[] = []
    const failures: unknown[] = []
    const backend = createBackend({
      unit: databaseUnit(store.db),
      clock: { now: () => testNow },
      publish: (org, { type }) => void (type === 'work_order.assigned' && assigned.push(org)),
      setAside: failure => void failures.push(failure),
    })
    await holder.connect()
    await holder.query('begin')
    await holder.query("select * from partners where org = 'cinderlane' for update")
    const began = performance.now()
    await backend.tick()
    expect(assigned).toEqual(['lonestar'])
    expect(failures, 'no partner is set aside').toEqual([])
    expect(performance.now() - began, 'the step does not wait for the row').toBeLessThan(9000)
    await holder.query('rollback')
    await backend.tick()
    expect(assigned).toEqual(['lonestar', 'cinderlane'])
    await store.close()
  } finally {
    await holder.end()
    await postgres.stop()
  }
})
