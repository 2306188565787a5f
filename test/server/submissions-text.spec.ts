import { PGlite } from '@electric-sql/pglite'
import { expect, test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { memoryUnit } from '../../core/testing/memory'
import { seedWorld } from '../../core/testing/seeds/world'
import { databaseUnit } from '../../demo/server/store/repository'
import { seed } from '../../demo/server/store/seed'

/** Every read of the user includes the submissions, so the server must not parse large ones at each read. */
test('submissions are sent as the text in the database, and equal those of the memory store', async () => {
  const world = seedWorld({ now: Date.parse('2026-11-19T20:10:00Z') })
  const engine = new PGlite()
  const db = drizzle({ client: engine })
  await migrate(db, { migrationsFolder: 'demo/server/store/migrations' })
  await seed(db, () => world)
  const orgs = [...new Set(world.approvals.map(({ org }) => org))]
  expect(orgs.length).toBeGreaterThan(1)
  for (const org of orgs) {
    const textFrom = (unit: ReturnType<typeof databaseUnit>) => unit.run(repository => repository.approvalsText(org))
    expect(JSON.parse(await textFrom(databaseUnit(db)))).toEqual(JSON.parse(await textFrom(memoryUnit(world))))
  }
  const [org = ''] = orgs
  const odd = '{"approval": {"id":  "as it stands",\n"status": "PENDING"}}'
  await engine.query('update approvals set body = $1 where org = $2', [odd, org])
  const text = await databaseUnit(db).run(repository => repository.approvalsText(org))
  expect(text).toContain('{"id":  "as it stands",\n"status": "PENDING"}')
  const zero = { approval: { id: 'zero', registrationData: { email: 'a\0b' } } }
  await engine.query('update approvals set body = $1 where org = $2', [JSON.stringify(zero), org])
  const answer: unknown = JSON.parse(await databaseUnit(db).run(repository => repository.approvalsText(org)))
  expect(answer, 'a zero byte that an older server stored').toEqual([zero.approval])
  await engine.close()
})
