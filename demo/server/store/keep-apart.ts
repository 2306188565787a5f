import { eq, sql } from 'drizzle-orm'
import type { Settings } from '../settings'
import type { Database } from './open'
import { secrets } from './schema'

/** Thrown when a demonstration is pointed at a store of production; its message says what to do. */
export class StoreOfProduction extends Error {
  override readonly name = 'StoreOfProduction'
}

const row = 'used-by'

/**
 * Keeps a demonstration, where anybody signs in as anybody, away from people's own data: refused before the schema is
 * looked at, let alone changed. @throws StoreOfProduction
 */
export async function refuseDemonstration(
  db: Database,
  { demonstration }: Pick<Settings, 'demonstration'>,
): Promise<void> {
  if (!demonstration || !(await hasTable(db))) return
  const [mark] = await db.select().from(secrets).where(eq(secrets.name, row))
  if (mark?.value === 'production')
    throw new StoreOfProduction(
      'A server with a sign-in provider keeps its data in this store, and a demonstration would let anybody in without ' +
        'a password. Name the provider in OIDC_ISSUER, or another store in DATABASE_URL or DATA_DIR.',
    )
}

/** From then on no demonstration opens the store. */
export async function markProduction(db: Database, { production }: Pick<Settings, 'production'>): Promise<void> {
  if (production) await db.insert(secrets).values({ name: row, value: 'production' }).onConflictDoNothing()
}

/** A new store has none yet. */
async function hasTable(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(sql`select to_regclass('secrets') is not null as found`)) as unknown as {
    rows: { found: boolean }[]
  }
  return rows[0]?.found === true
}
