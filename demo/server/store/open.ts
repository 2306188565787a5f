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

/** A database, or a transaction in it: the embedded engine has one session, so within a transaction use only that. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Store {
  db: Database
  /** What it stands on, for the log. */
  name: string
  /** Joins what processes on this store tell each other; null where it is one process's own. */
  notices(listener: Listener): Promise<Notices> | null
  /** Makes the room of replaced rows usable again, where the database does not do so by itself. */
  vacuum(): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/**
 * A statement that takes longer has gone wrong, as has waiting for a partner's row, or a transaction in which nothing is
 * said: each ends, and gives back its connection and its locks. In milliseconds.
 */
const limits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** Any number, the same in every process: one alone migrates or seeds. */
const startLock = 7_733_563

type Step = (db: Database) => Promise<void>

/**
 * Opens the store and brings it to the newest schema: an address `postgres://…` is a server, anything else a
 * directory for the embedded engine, which is taken for this process. `prepare` runs before others may use it, `admit`
 * before the schema is touched.
 * @throws DirectoryHeld, and whatever `admit` throws
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
    // The engine unpacks a new database with modes of its own.
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
    // Where the way to the database is dead, nothing on its side ends a statement.
    query_timeout: limits.statement_timeout + 5000,
    keepAlive: true,
    ...limits,
  })
  // A connection that breaks fails what it is used for, and is replaced by the pool; unheard, its error would end the process.
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

/** On a connection of its own, and for as long as it takes: a migration is no request. */
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
    // Closing the connection gives the lock back, whatever happened.
    await client.end()
  }
}
