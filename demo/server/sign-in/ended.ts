import { eq, gt } from 'drizzle-orm'
import type { Database } from '../store/open'
import { endedSessions } from '../store/schema'

/** What was ended: the names that join its tokens, and when the last of those tokens ends (epoch milliseconds). */
export interface Ending {
  sids: readonly string[]
  until: number
}

/** Somebody has signed in anew, and the issuer calls it as before: what it issued from then on counts (seconds, by its clock). */
export interface Return {
  sid: string
  since: number
}

/** Sign-ins that were ended while access tokens of theirs still live: asked at each call, so kept in memory too. */
export interface EndedSessions {
  /** Whether a token of this sign-in, issued then (seconds, by the issuer's clock), counts no more. */
  has(sid: string, issuedAt: number): boolean
  /** Ends them here, and for every process that starts or reads anew. */
  end(ending: Ending): Promise<void>
  /** Lets what is issued from then on count; answers whether it was ended at all. */
  takeBack(back: Return): Promise<boolean>
  /** Another process has kept it. */
  heard(what: Ending | Return): void
  /** Reads what is kept: at the start, and after nothing could be heard for a while. */
  read(): Promise<void>
}

export function createEndedSessions(db: Database): EndedSessions {
  const known = new Map<string, { until: number; since: number | null }>()

  function keep({ sids, until }: Ending): void {
    for (const [sid, ended] of known) if (ended.until < Date.now()) known.delete(sid)
    for (const sid of sids) known.set(sid, { until, since: null })
  }

  function keepBack({ sid, since }: Return): boolean {
    const ended = known.get(sid)
    if (ended) known.set(sid, { ...ended, since })
    return ended !== undefined
  }

  return {
    has(sid, issuedAt) {
      const ended = known.get(sid)
      return ended !== undefined && (ended.since === null || issuedAt < ended.since)
    },
    heard: what => void ('sid' in what ? keepBack(what) : keep(what)),
    async end(ending) {
      keep(ending)
      const { sids, until } = ending
      if (sids.length === 0) return
      await db
        .insert(endedSessions)
        .values(sids.map(sid => ({ sid, until })))
        .onConflictDoUpdate({ target: endedSessions.sid, set: { until, since: null } })
    },
    async takeBack(back) {
      if (!keepBack(back)) return false
      await db.update(endedSessions).set({ since: back.since }).where(eq(endedSessions.sid, back.sid))
      return true
    },
    async read() {
      const rows = await db.select().from(endedSessions).where(gt(endedSessions.until, Date.now()))
      for (const { sid, until, since } of rows) known.set(sid, { until, since })
    },
  }
}
