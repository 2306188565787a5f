import { createHash } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Database } from '../store/open'
import { providerRecords } from '../store/schema'
import { type Seal, unlessLocked } from '../store/seal'

/** Returns the place that a record's body is sealed to. `id` is the stored hash. */
export function recordPlace(model: string, id: string): string {
  return `provider_records/${model}/${id}`
}

/** Returns the hash that the table holds. The id of a code, token or session is a secret itself. */
export function recordId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Stores the provider's records, sealed. Reads return undefined for expired or locked records. */
export function databaseAdapter(db: Database, seal: Seal, onFailure: (cause: unknown) => void): AdapterFactory {
  return model => {
    const hasId = (id: string) => and(eq(providerRecords.model, model), eq(providerRecords.id, recordId(id)))
    const sealed = (id: string, payload: AdapterPayload) =>
      seal.seal(JSON.stringify(payload), recordPlace(model, recordId(id)))

    async function first(where: SQL | undefined): Promise<AdapterPayload | undefined> {
      const [row] = await db.select().from(providerRecords).where(where)
      if (!row || (row.endsAt !== null && row.endsAt < Date.now())) return undefined
      return unlessLocked(() => JSON.parse(seal.open(row.body, recordPlace(model, row.id))), onFailure) ?? undefined
    }

    const adapter: Adapter = {
      async upsert(id, payload, seconds) {
        const set = {
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          endsAt: seconds === undefined ? null : Date.now() + seconds * 1000,
          body: sealed(id, payload),
        }
        await db
          .insert(providerRecords)
          .values({ model, id: recordId(id), ...set })
          .onConflictDoUpdate({ target: [providerRecords.model, providerRecords.id], set })
      },
      find: id => first(hasId(id)),
      findByUid: uid => first(and(eq(providerRecords.model, model), eq(providerRecords.uid, uid))),
      // Codes that a person types belong to the device flow, which is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = await first(hasId(id))
        if (!payload) return
        const body = sealed(id, { ...payload, consumed: Math.floor(Date.now() / 1000) })
        await db.update(providerRecords).set({ body }).where(hasId(id))
      },
      async destroy(id) {
        await db.delete(providerRecords).where(hasId(id))
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(providerRecords)
          .where(and(eq(providerRecords.model, model), eq(providerRecords.grantId, grantId)))
      },
    }
    return adapter
  }
}
