import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { eachOf } from '../store/repository'
import { endedSessions } from '../store/schema'

/** Sign-ins whose tokens count no more: the names that join them, and when the last of them ends (epoch milliseconds). */
export interface Revocation {
  sids: readonly string[]
  until: number
  /** When somebody has signed out (epoch milliseconds); 0 where another sign-in took its place. */
  endedAt: number
}

/** Somebody has signed in anew, and the issuer calls it as before: what it issued from then on counts (seconds, by its clock). */
export interface Allowance {
  sid: string
  since: number
  /** When the sign-in was begun (epoch milliseconds): a sign-out after that ends it too. */
  begunAt: number
}

/** Sign-ins that were ended while access tokens of theirs still live: asked at each call, so kept in memory too. */
export interface Revocations {
  /** Whether a token of this sign-in, issued then (seconds, by the issuer's clock), counts no more. */
  isRevoked(sid: string, issuedAt: number): boolean
  /** Ends them here, and for every process that starts or reads anew. */
  revoke(revocation: Revocation): Promise<void>
  /** Lets what is issued from then on count; false where it was ended after the sign-in was begun. */
  allowSince(allowance: Allowance): Promise<boolean>
  /** Does here what another process has kept. */
  apply(change: Revocation | Allowance): void
  /** Reads what is kept: at the start, and every now and then, since a message can get lost; returns the sign-ins that nobody had told of. */
  read(): Promise<string[]>
}

/** How long after its end a token is still known as revoked, in milliseconds: clocks differ. */
const margin = 60_000

/** How long a sign-in that was begun may take, in seconds. */
export const pendingSeconds = 3600

/**
 * Of sign-ins that end now, of which one may be given another token at this very moment, or was begun before: it is known
 * for as long as that may take.
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
  const known = new Map<string, { until: number; since: number | null; endedAt: number }>()
  const revoking = new Set<Revocation>()

  function revokeHere({ sids, until, endedAt }: Revocation): void {
    for (const [sid, revoked] of known) if (revoked.until < Date.now()) known.delete(sid)
    for (const sid of sids) {
      const before = known.get(sid)
      const latest = { until: Math.max(until, before?.until ?? 0), endedAt: Math.max(endedAt, before?.endedAt ?? 0) }
      known.set(sid, { ...latest, since: null })
    }
  }

  function allowHere({ sid, since, begunAt }: Allowance): void {
    const revoked = known.get(sid)
    if (revoked && revoked.endedAt < begunAt) known.set(sid, { ...revoked, since })
  }

  async function keep({ sids, until, endedAt }: Revocation): Promise<void> {
    const latest = (column: typeof endedSessions.until | typeof endedSessions.endedAt) =>
      sql`greatest(${column}, excluded.${sql.identifier(column.name)})`
    const set = { until: latest(endedSessions.until), endedAt: latest(endedSessions.endedAt), since: null }
    await db
      .insert(endedSessions)
      // In the order of the table's columns.
      .select(sql`select sid, ${until}::bigint, null::bigint, ${endedAt}::bigint from ${eachOf(sids)} as sid`)
      .onConflictDoUpdate({ target: endedSessions.sid, set })
  }

  return {
    isRevoked(sid, issuedAt) {
      const revoked = known.get(sid)
      return revoked !== undefined && (revoked.since === null || issuedAt < revoked.since)
    },
    apply: change => ('sid' in change ? allowHere(change) : revokeHere(change)),
    async revoke(revocation) {
      revokeHere(revocation)
      if (revocation.sids.length === 0) return
      revoking.add(revocation)
      await keep(revocation).finally(() => revoking.delete(revocation))
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
      const before = new Map(known)
      for (const { sids } of revoking) for (const sid of sids) before.delete(sid)
      const rows = await db.select().from(endedSessions).where(gt(endedSessions.until, Date.now()))
      // A row can be older than a change that this process made or was told of during the query: that change stands.
      const current = rows.filter(({ sid }) => known.get(sid) === before.get(sid))
      const untold = current.filter(({ sid, since }) => since === null && known.get(sid)?.since !== null)
      for (const { sid, ...revoked } of current) known.set(sid, revoked)
      return untold.map(({ sid }) => sid)
    },
  }
}
