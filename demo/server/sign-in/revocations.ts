import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Settings } from '../settings'
import { eachOf } from '../store/conditions'
import type { Database } from '../store/open'
import { endedSessions } from '../store/schema'

/** Sign-ins with tokens that no longer count: their names, and the end of the last token (epoch milliseconds). */
export interface Revocation {
  sids: readonly string[]
  until: number
  /** When the person signed out (epoch milliseconds), or 0 when another sign-in replaced this one. */
  endedAt: number
}

/**
 * A new sign-in under a name that the issuer used before. Tokens issued from `since` on count (seconds, by the issuer's
 * clock).
 */
export interface Allowance {
  sid: string
  since: number
  /** When the sign-in began (epoch milliseconds). A later sign-out ends it too. */
  begunAt: number
}

/**
 * Sign-ins that ended while their access tokens are still valid. Every call checks them, so they are also held in
 * memory.
 */
export interface Revocations {
  /**
   * Returns whether a token of this sign-in no longer counts.
   * @param issuedAt seconds, by the issuer's clock
   */
  isRevoked(sid: string, issuedAt: number): boolean
  /** Ends sign-ins here, and in every process that starts or reads afterward. */
  revoke(revocation: Revocation): Promise<void>
  /** Makes tokens issued from then on count. Returns false when the sign-in was ended after it began. */
  allowSince(allowance: Allowance): Promise<boolean>
  /** Applies a change that another process has stored. */
  apply(change: Revocation | Allowance): void
  /**
   * Reads the stored changes, at the start and regularly, because a message can get lost. Returns the ended sign-ins
   * that were unknown here.
   */
  read(): Promise<string[]>
}

/** Milliseconds for which a token is still known as revoked after its end, because clocks differ. */
const margin = 60_000

/** Seconds that a started sign-in may take. */
export const pendingSeconds = 3600

/**
 * Returns the revocation of sign-ins that end now. It lasts long enough for a token that is being renewed at this
 * moment, and for a sign-in that began before.
 */
export function revocationOf(
  ended: readonly { sid: string; accessEndsAt: number }[],
  { accessTokenSeconds }: Pick<Settings, 'accessTokenSeconds'>,
): Revocation {
  const sids = new Set(ended.map(({ sid }) => sid))
  const newest = Date.now() + Math.max(accessTokenSeconds, pendingSeconds) * 1000
  const last = ended.reduce((latest, { accessEndsAt }) => Math.max(latest, accessEndsAt), newest)
  return { sids: [...sids], until: last + margin, endedAt: 0 }
}

export function createRevocations(db: Database): Revocations {
  const endedSignIns = new Map<string, { until: number; since: number | null; endedAt: number }>()
  const revoking = new Set<Revocation>()

  function revokeHere({ sids, until, endedAt }: Revocation): void {
    for (const [sid, revoked] of endedSignIns) if (revoked.until < Date.now()) endedSignIns.delete(sid)
    for (const sid of sids) {
      const before = endedSignIns.get(sid)
      const latest = { until: Math.max(until, before?.until ?? 0), endedAt: Math.max(endedAt, before?.endedAt ?? 0) }
      endedSignIns.set(sid, { ...latest, since: null })
    }
  }

  function allowHere({ sid, since, begunAt }: Allowance): void {
    const revoked = endedSignIns.get(sid)
    if (revoked && revoked.endedAt < begunAt) endedSignIns.set(sid, { ...revoked, since })
  }

  async function storeRevocation({ sids, until, endedAt }: Revocation): Promise<void> {
    const latest = (column: typeof endedSessions.until | typeof endedSessions.endedAt) =>
      sql`greatest(${column}, excluded.${sql.identifier(column.name)})`
    const set = { until: latest(endedSessions.until), endedAt: latest(endedSessions.endedAt), since: null }
    await db
      .insert(endedSessions)
      // The values follow the order of the table's columns.
      .select(sql`select sid, ${until}::bigint, null::bigint, ${endedAt}::bigint from ${eachOf(sids)} as sid`)
      .onConflictDoUpdate({ target: endedSessions.sid, set })
  }

  return {
    isRevoked(sid, issuedAt) {
      const revoked = endedSignIns.get(sid)
      return revoked !== undefined && (revoked.since === null || issuedAt < revoked.since)
    },
    apply: change => ('sid' in change ? allowHere(change) : revokeHere(change)),
    async revoke(revocation) {
      revokeHere(revocation)
      if (revocation.sids.length === 0) return
      revoking.add(revocation)
      await storeRevocation(revocation).finally(() => revoking.delete(revocation))
    },
    async allowSince(allowance) {
      const { sid, since, begunAt } = allowance
      const named = eq(endedSessions.sid, sid)
      const before = and(named, lt(endedSessions.endedAt, begunAt))
      await db.update(endedSessions).set({ since }).where(before)
      allowHere(allowance)
      return (await db.$count(endedSessions, and(named, gte(endedSessions.endedAt, begunAt)))) === 0
    },
    async read() {
      const before = new Map(endedSignIns)
      for (const { sids } of revoking) for (const sid of sids) before.delete(sid)
      const rows = await db.select().from(endedSessions).where(gt(endedSessions.until, Date.now()))
      // A row can be older than a change that arrived here during the query. Such a change stands.
      const current = rows.filter(({ sid }) => endedSignIns.get(sid) === before.get(sid))
      const newlyEnded = current.filter(({ sid, since }) => since === null && endedSignIns.get(sid)?.since !== null)
      for (const { sid, ...revoked } of current) endedSignIns.set(sid, revoked)
      return newlyEnded.map(({ sid }) => sid)
    },
  }
}
