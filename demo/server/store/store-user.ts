import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { demoAccounts } from '../../../core/testing/seeds/accounts'
import type { Settings } from '../settings'
import type { Database } from './open'
import { accounts, secrets } from './schema'

/**
 * Thrown when a demonstration opens a store of production, or production opens one of a demonstration. The message says
 * how to fix it.
 */
export class WrongStore extends Error {
  override readonly name = 'WrongStore'
}

type User = 'production' | 'demonstration'
type Kind = Pick<Settings, 'production' | 'demonstration'>

const row = 'used-by'

/**
 * Keeps a demonstration, where anybody signs in as anybody, away from real data. Keeps production away from a made-up
 * world, because its accounts would count as people. The check runs before the schema is touched.
 * @throws WrongStore
 */
export async function refuseOthers(db: Database, { production, demonstration }: Kind): Promise<void> {
  if (!(await hasTables(db))) return
  const [mark] = await db.select().from(secrets).where(eq(secrets.name, row))
  const user = mark?.value ?? (await guessUser(db))
  if (demonstration && user === 'production')
    throw new WrongStore(
      'A server with a sign-in provider uses this store, and a demonstration would let anyone in without a password. ' +
        'Set OIDC_ISSUER to the provider, or set DATABASE_URL or DATA_DIR to another store.',
    )
  if (production && user === 'demonstration')
    throw new WrongStore(
      'This store holds the data of a demonstration, and production would treat its accounts as real people. ' +
        'Set DATABASE_URL or DATA_DIR to an empty store.',
    )
}

/** Marks the store, so that the other kind of server cannot open it from then on. */
export async function markUser(db: Database, { production, demonstration }: Kind): Promise<void> {
  const value: User | null = production ? 'production' : demonstration ? 'demonstration' : null
  if (value !== null) await db.insert(secrets).values({ name: row, value }).onConflictDoNothing()
}

/**
 * Returns the user of an older store without a mark. Any account unknown to the demonstration is a real person. Null
 * for a store without accounts.
 */
async function guessUser(db: Database): Promise<User | null> {
  // This collation lowers only ASCII letters.
  const email = sql<string>`lower(${accounts.email} collate "C")`
  const isMadeUp = and(
    inArray(
      accounts.userId,
      demoAccounts.map(account => account.userId),
    ),
    inArray(
      email,
      demoAccounts.map(account => account.email),
    ),
  )
  if ((await db.$count(accounts, not(isMadeUp ?? sql`false`))) > 0) return 'production'
  return (await db.$count(accounts)) > 0 ? 'demonstration' : null
}

/** Returns whether the store has the tables. A new one has none yet. */
async function hasTables(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select to_regclass('secrets') is not null and to_regclass('accounts') is not null as found`,
  )) as unknown as { rows: { found: boolean }[] }
  return rows[0]?.found === true
}
