import { and, eq, sql } from 'drizzle-orm'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { providerRecords, secrets, sessions } from '../store/schema'
import { type Seal, unlessLocked } from '../store/seal'
import { loadSecrets, readSecrets, renewSecrets, type Secrets, writeSecrets } from '../store/secrets'
import { recordId, recordPlace } from './adapter'
import { openTokens, sealTokens, sessionOfToken } from './token-columns'

type TokenLife = Pick<Settings, 'accessTokenSeconds'>

/** How long processes that run beside may go on with the old signing key, in milliseconds. */
const restartTime = 10 * 60_000

/**
 * Seals what an older version of this server kept in clear, and makes another signing key and other client secrets. The
 * key that lay open is retired like any other: this server signs with it no more, but what it has signed, and whatever
 * somebody signs with a copy of it, counts until the last honest token would have ended. A store that is sealed or empty
 * stays as it is.
 */
export async function sealClear(db: Database, seal: Seal, life: TokenLife): Promise<void> {
  const kept = await readSecrets(db)
  if (kept === undefined || typeof kept === 'string') return
  await db.transaction(async tx => {
    await writeSecrets(tx, seal, await renewSecrets({ ...(kept as Secrets), retiredKeys: [] }, lastTokenOf(life)))
    for (const { idHash, sid: _none, ...row } of await tx.select().from(sessions).for('update')) {
      const set = { ...sealTokens(seal, idHash, row), sid: sessionOfToken(row.accessToken) }
      await tx.update(sessions).set(set).where(eq(sessions.idHash, idHash))
    }
    for (const { model, id, body } of await tx.select().from(providerRecords).for('update')) {
      // It was an object then, with the id in clear.
      const set = { id: recordId(id), body: seal.seal(JSON.stringify(body), recordPlace(model, recordId(id))) }
      await tx.update(providerRecords).set(set).where(recordOf(model, id))
    }
  })
  await dropDeadRows(db)
}

/**
 * Makes another signing key, and seals everything with the first key at hand. What the old key has signed counts until
 * it ends. Processes that run keep the old one until they are started again. A session or a record that no key opens
 * stays as it is, for whoever finds its key; answers how many there are. @throws SecretsLocked for the signing key's own row
 */
export async function rotate(db: Database, seal: Seal, life: TokenLife): Promise<number> {
  let locked = 0
  const count = () => void locked++
  await db.transaction(async tx => {
    await writeSecrets(tx, seal, await renewSecrets(await loadSecrets(tx, seal), lastTokenOf(life)))
    // Processes that run renew tokens meanwhile: without a lock the tokens before would be written over the new ones.
    for (const { idHash, ...row } of await tx.select().from(sessions).for('update')) {
      const set = unlessLocked(() => sealTokens(seal, idHash, openTokens(seal, idHash, row)), count)
      if (set !== null) await tx.update(sessions).set(set).where(eq(sessions.idHash, idHash))
    }
    for (const { model, id, body: sealed } of await tx.select().from(providerRecords).for('update')) {
      const place = recordPlace(model, id)
      const body = unlessLocked(() => seal.seal(seal.open(sealed, place), place), count)
      if (body !== null) await tx.update(providerRecords).set({ body }).where(recordOf(model, id))
    }
  })
  await dropDeadRows(db)
  return locked
}

function lastTokenOf({ accessTokenSeconds }: TokenLife): number {
  return Date.now() + accessTokenSeconds * 1000 + restartTime
}

/** An updated row leaves its old one in the file until then. */
async function dropDeadRows(db: Database): Promise<void> {
  for (const table of [secrets, sessions, providerRecords]) await db.execute(sql`vacuum full ${table}`)
}

function recordOf(model: string, id: string) {
  return and(eq(providerRecords.model, model), eq(providerRecords.id, id))
}
