import { gt } from 'drizzle-orm'
import type { Database } from '../store/open'
import { endedSessions } from '../store/schema'

/** What was ended: the names that join its tokens, and when the last of those tokens ends (epoch milliseconds). */
export interface Ending {
  sids: readonly string[]
  until: number
}

/** Sign-ins that were ended while access tokens of theirs still live: asked at each call, so kept in memory too. */
export interface EndedSessions {
  has(sid: string): boolean
  /** Ends them here, and for every process that starts or reads anew. */
  end(ending: Ending): Promise<void>
  /** Another process has ended and kept them. */
  heard(ending: Ending): void
  /** Reads what is kept: at the start, and after nothing could be heard for a while. */
  read(): Promise<void>
}

export function createEndedSessions(db: Database): EndedSessions {
  const untils = new Map<string, number>()

  function keep({ sids, until }: Ending): void {
    for (const [sid, end] of untils) if (end < Date.now()) untils.delete(sid)
    for (const sid of sids) untils.set(sid, until)
  }

  return {
    has: sid => untils.has(sid),
    heard: keep,
    async end(ending) {
      keep(ending)
      const { sids, until } = ending
      if (sids.length === 0) return
      await db
        .insert(endedSessions)
        .values(sids.map(sid => ({ sid, until })))
        .onConflictDoUpdate({ target: endedSessions.sid, set: { until } })
    },
    async read() {
      const rows = await db.select().from(endedSessions).where(gt(endedSessions.until, Date.now()))
      for (const { sid, until } of rows) keep({ sids: [sid], until })
    },
  }
}
