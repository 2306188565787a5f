import { expect, test } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { type Database, openStore } from '../../demo/server/store/open'
import { accounts, secrets } from '../../demo/server/store/schema'
import { production } from '../fixtures/server/production'
import { StartFailed, startServer, temporaryDirectory } from '../fixtures/server/start'
import { seededDirectory } from '../fixtures/server/template'

/** Starts a server on a directory. Returns the reason of its refusal, or an empty text if it started. */
async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const started = await startServer({ dataDir, env }).catch((cause: unknown) => cause)
  if (started instanceof StartFailed) {
    expect(started.code).toBe(1)
    expect(started.message).not.toContain('    at ')
    return started.message
  }
  await (started as Awaited<ReturnType<typeof startServer>>).stop()
  return ''
}

async function withStore(dataDir: string, work: (db: Database) => PromiseLike<unknown>): Promise<void> {
  const store = await openStore(dataDir, async () => undefined)
  try {
    await work(store.db)
  } finally {
    await store.close()
  }
}

/** Restores the state of an older version, which did not record the use of a store. */
const removeMark = (db: Database) => db.delete(secrets).where(eq(secrets.name, 'used-by'))

test('production refuses the store of a demonstration, marked or older, and leaves it unchanged', async () => {
  const dataDir = await seededDirectory('small')
  expect(await refusal(dataDir, production)).toContain('holds the data of a demonstration')
  await withStore(dataDir, removeMark)
  expect(await refusal(dataDir, production)).toContain('Set DATABASE_URL or DATA_DIR to an empty store')
  expect(await refusal(dataDir), 'the demonstration itself').toBe('')
})

test('a demonstration refuses a store of real people from a version without the mark', async () => {
  const dataDir = await temporaryDirectory()
  expect(await refusal(dataDir, production)).toBe('')
  const [userId, email] = ['kim.roe', 'kim.roe@partner.example.com']
  const body = { userId, email, name: 'Kim Roe', roleNames: [], companyId: '', companyName: '', org: null }
  await withStore(dataDir, async db => {
    await removeMark(db)
    await db.insert(accounts).values({ userId, email, body: { ...body, access: 'granted' } })
  })
  expect(await refusal(dataDir)).toContain('Set OIDC_ISSUER to the provider, or set DATABASE_URL')
  expect(await refusal(dataDir, production)).toBe('')
  await withStore(dataDir, async db => {
    const { rows } = (await db.execute(sql`select value from secrets where name = 'used-by'`)) as unknown as {
      rows: unknown[]
    }
    expect(rows).toEqual([{ value: 'production' }])
  })
})
