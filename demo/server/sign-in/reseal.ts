import { and, eq, sql } from 'drizzle-orm'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { providerRecords, secrets, sessions } from '../store/schema'
import { type Seal, unlessLocked } from '../store/seal'
import { loadSecrets, readSecrets, renewSecrets, type Secrets, writeSecrets } from '../store/secrets'
import { recordId, recordPlace } from './adapter'
import { openTokens, sealTokens, sessionOfToken } from './token-columns'

type TokenLife = Pick<Settings, 'accessTokenSeconds'>

/** Milliseconds for which other running processes may keep the old signing key. */
const restartTime = 10 * 60_000

/**
 * Seals secrets that an older version stored in clear text, and creates another signing key and other client secrets.
 * The exposed key is retired like any other: tokens signed with it, even by somebody with a copy, count until the last
 * genuine token would have ended. A sealed or empty store does not change.
 */
export async function sealPlaintext(db: Database, seal: Seal, life: TokenLife): Promise<void> {
  const stored = await readSecrets(db)
  if (stored === undefined || typeof stored === 'string') return
  await db.transaction(async tx => {
    await writeSecrets(tx, seal, await renewSecrets({ ...(stored as Secrets), retiredKeys: [] }, lastTokenOf(life)))
    for (const { idHash, sid: _none, ...row } of await tx.select().from(sessions).for('update')) {
      const set = { ...sealTokens(seal, idHash, row), sid: sessionOfToken(row.accessToken) }
      await tx.update(sessions).set(set).where(eq(sessions.idHash, idHash))
    }
    for (const { model, id, body } of await tx.select().from(providerRecords).for('update')) {
      // An older version stored the body as an object, with the id in clear text.
      const set = { id: recordId(id), body: seal.seal(JSON.stringify(body), recordPlace(model, recordId(id))) }
      await tx.update(providerRecords).set(set).where(recordOf(model, id))
    }
  })
  await dropDeadRows(db)
}

/**
 * Creates another signing key and seals everything with the first key. Tokens of the old key count until they end.
 * Running processes keep the old key until their restart.
 * @returns the number of sessions and records that no key opens; they are left for their key
 * @throws SecretsLocked when no key opens the signing key
 */
export async function rotate(db: Database, seal: Seal, life: TokenLife): Promise<number> {
  let locked = 0
  const count = () => void locked++
  await db.transaction(async tx => {
    await writeSecrets(tx, seal, await renewSecrets(await loadSecrets(tx, seal), lastTokenOf(life)))
    // Running processes renew tokens meanwhile. Without a lock, the old tokens would overwrite the new ones.
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

/** Rewrites the tables, because an updated row leaves its old version in the file until then. */
async function dropDeadRows(db: Database): Promise<void> {
  for (const table of [secrets, sessions, providerRecords]) await db.execute(sql`vacuum full ${table}`)
}

function recordOf(model: string, id: string) {
  return and(eq(providerRecords.model, model), eq(providerRecords.id, id))
}
