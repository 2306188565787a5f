import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { demoAccounts } from '../../../core/testing/seeds/accounts'
import type { Settings } from '../settings'
import type { Database } from './open'
import { accounts, secrets } from './schema'

/** Thrown when a demonstration is pointed at a store of production, or production at one of a demonstration; its message says what to do. */
export class WrongStore extends Error {
  override readonly name = 'WrongStore'
}

type User = 'production' | 'demonstration'
type Kind = Pick<Settings, 'production' | 'demonstration'>

const row = 'used-by'

/**
 * Keeps a demonstration, where anybody signs in as anybody, away from people's own data, and production from a made-up
 * world whose people would be somebody's: refused before the schema is looked at, let alone changed. @throws WrongStore
 */
export async function refuseOthers(db: Database, { production, demonstration }: Kind): Promise<void> {
  if (!(await hasTables(db))) return
  const [mark] = await db.select().from(secrets).where(eq(secrets.name, row))
  const user = mark?.value ?? (await looksLike(db))
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

/** From then on the other of the two does not open the store. */
export async function markUser(db: Database, { production, demonstration }: Kind): Promise<void> {
  const value: User | null = production ? 'production' : demonstration ? 'demonstration' : null
  if (value !== null) await db.insert(secrets).values({ name: row, value }).onConflictDoNothing()
}

/** Whose an older store is, which bears no mark: anybody whom no demonstration knows is a person. Null where nobody is in it. */
async function looksLike(db: Database): Promise<User | null> {
  // By this collation letters of ASCII alone.
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

/** A new store has none yet. */
async function hasTables(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select to_regclass('secrets') is not null and to_regclass('accounts') is not null as found`,
  )) as unknown as { rows: { found: boolean }[] }
  return rows[0]?.found === true
}
