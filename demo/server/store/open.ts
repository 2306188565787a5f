import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import { lockDirectory } from './lock'
import { type Listener, type Notices, openNotices } from './notices'
import { keepPrivate } from './private'

/**
 * A database or a transaction. The embedded engine has one session, so within a transaction use only the transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Store {
  db: Database
  /** The name of the store for the log. */
  name: string
  /** Connects the processes on this store. Null when only one process can use it. */
  notices(listener: Listener): Promise<Notices> | null
  /** Frees the space of replaced rows where the database does not do so automatically. */
  vacuum(): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/**
 * Milliseconds until the database ends a statement, a wait for a partner's row, or an idle transaction. Each of them
 * frees its connection and locks.
 */
const limits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** An arbitrary number, the same in every process, so that only one migrates or seeds. */
const startLock = 7_733_563

type Step = (db: Database) => Promise<void>

/**
 * Opens the store and migrates it to the newest schema. An address `postgres://…` is a server; anything else is a
 * directory for the embedded engine, locked for this process. `admit` runs before the schema is touched, `prepare`
 * before others may use the store.
 * @throws DirectoryHeld, and any error of `admit`
 */
export async function openStore(target: string, prepare: Step, admit: Step = async () => undefined): Promise<Store> {
  return /^postgres(ql)?:/.test(target) ? openServer(target, prepare, admit) : openEmbedded(target, prepare, admit)
}

async function openEmbedded(directory: string, prepare: Step, admit: Step): Promise<Store> {
  const release = await lockDirectory(directory)
  try {
    const engine = await PGlite.create({ dataDir: join(directory, 'pg') })
    const db = drizzleEmbedded({ client: engine })
    await admit(db)
    await migrateEmbedded(db, { migrationsFolder })
    // The engine unpacks a new database with its own file modes.
    await keepPrivate(directory)
    await prepare(db)
    return {
      db,
      name: directory,
      notices: () => null,
      vacuum: async () => void (await engine.exec('vacuum')),
      async close() {
        await engine.close()
        await release()
      },
    }
  } catch (cause) {
    await release()
    throw cause
  }
}

async function openServer(url: string, prepare: Step, admit: Step): Promise<Store> {
  await prepareServer(url, prepare, admit)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // When the network to the database is dead, the timeouts of the database do not end a query here.
    query_timeout: limits.statement_timeout + 5000,
    keepAlive: true,
    ...limits,
  })
  // A broken connection fails its query, and the pool replaces it. Without a listener, its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return {
    db: drizzleServer({ client: pool }),
    name: new URL(url).host,
    notices: listener => openNotices(url, pool, listener),
    vacuum: async () => undefined,
    close: () => pool.end(),
  }
}

/** Prepares the database on a separate connection without time limits, because a migration may take long. */
async function prepareServer(url: string, prepare: Step, admit: Step): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [startLock])
    const db = drizzleServer({ client })
    await admit(db)
    await migrateServer(db, { migrationsFolder })
    await prepare(db)
  } finally {
    // Closing the connection releases the lock in any case.
    await client.end()
  }
}
