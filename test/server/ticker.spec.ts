import { mock } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createBackend } from '../../core/testing/backend'
import { memoryUnit } from '../../core/testing/memory'
import { seedWorld } from '../../core/testing/seeds/world'
import { databaseUnit } from '../../demo/server/store/repository'
import { seed } from '../../demo/server/store/seed'
import { startTicker } from '../../demo/server/ticker'

test('the step of the world runs within 50 ms, however often it is woken', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let ticks = 0
  const tick = async () => {
    ticks += 1
    return null
  }
  const ticker = startTicker({ tick, now: () => 0 }, () => undefined)
  const counts = [30, 60, 90].map(() => {
    ticker.wake()
    mock.timers.tick(30)
    return ticks
  })
  mock.timers.reset()
  void ticker.stop()
  expect(counts).toEqual([0, 1, 1])
})

test('one statement returns that nothing is due and when the next step is, like the memory store', async () => {
  const now = Date.parse('2026-11-19T20:10:00Z')
  const world = seedWorld({ now, orgs: ['cinderlane', 'firstreel', 'harborline'] })
  const statements: string[] = []
  const engine = new PGlite()
  const db = drizzle({ client: engine, logger: { logQuery: statement => void statements.push(statement) } })
  await migrate(db, { migrationsFolder: 'demo/server/store/migrations' })
  await seed(db, () => world)
  const [unit, inMemory] = [databaseUnit(db), memoryUnit(world)]
  const { nextAt: first } = await inMemory.due(0)
  if (first === null) throw new Error('Nothing waits')

  statements.length = 0
  const silent = { publish: () => undefined, setAside: () => undefined }
  const backend = createBackend({ unit, clock: { now: () => first - 1 }, ...silent })
  expect(await backend.tick()).toBe(first)
  expect(statements).toHaveLength(1)

  const failure = { org: 'cinderlane', reason: 'none', since: first, attempts: 1, nextTryAt: first + 60_000 }
  for (const each of [unit, inMemory])
    await each.run(repository => repository.save({ of: 'step-failure', before: null, after: failure }))
  for (const at of [0, first - 1, first, first + 59_999, first + 60_000, first + 10 ** 9, first + 10 ** 12])
    expect(await unit.due(at), `${at - first} ms after the first`).toEqual(await inMemory.due(at))
  await engine.close()
})
